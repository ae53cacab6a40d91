import './toaster.scss';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ToastItem, toast } from 'react-toastify/unstyled';

/** As wide as the screen, so that two would cover the form. */
const PHONE = '(max-width: 480px)';

interface Shown {
  type: ToastItem['type'];
  page: string;
}

/** Dismissed by the next toast or on navigation. The same text stays on the page. */
const isProblem = ({ type }: Shown) => type === 'error' || type === 'info';

/** The toasts that are dismissed by later ones; toasts of the login page are dismissed by the first page. */
export function useToastOrder(): void {
  const { pathname: page } = useLocation();
  const [all] = useState(() => new Map<ToastItem['id'], Shown>());
  useEffect(() => toast.dismiss(), []);
  useEffect(() => {
    const dismiss = (isOver: (shown: Shown) => boolean) => {
      for (const [id, shown] of all) if (isOver(shown)) toast.dismiss(id);
    };
    dismiss((shown) => isProblem(shown) && shown.page !== page);
    return toast.onChange(({ id, type, status }) => {
      if (status === 'removed') all.delete(id);
      if (status !== 'added') return;
      const isPhone = window.matchMedia(PHONE).matches;
      dismiss((shown) => isPhone || isProblem(shown));
      all.set(id, { type, page });
      if (isPhone) requestAnimationFrame(uncoverButton);
    });
  }, [all, page]);
}

/** Scrolls the page's button out from under the toast. */
function uncoverButton(): void {
  const toasts = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
  if (!toasts) return;
  for (const button of document.querySelectorAll('main .btn-primary')) {
    const { top, bottom } = button.getBoundingClientRect();
    if (bottom > toasts.top && top < toasts.bottom) window.scrollBy(0, bottom - toasts.top + 8);
  }
}
