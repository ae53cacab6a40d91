import './toaster.scss';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ToastItem, toast } from 'react-toastify/unstyled';

/** A toast is as wide as the screen. */
const PHONE = '(max-width: 480px)';

interface Shown {
  type: ToastItem['type'];
  page: string;
}

/** Dismissed on navigation. The same text stays on the page. */
const isProblem = ({ type }: Shown) => type === 'error' || type === 'info';

/** One toast at a time; toasts of the login page are dismissed by the first page. */
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
      dismiss(() => true);
      all.set(id, { type, page });
      if (window.matchMedia(PHONE).matches) requestAnimationFrame(uncoverButton);
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
