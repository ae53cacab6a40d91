import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Onboarding Portal';

/** Takes the focus after a navigation, so that a screen reader says where one is. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!isFirstPage && !hash) heading.current?.focus({ preventScroll: true });
  }, [key, hash]);
  return (
    <header className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className="page-heading-text">{children}</div>}
    </header>
  );
}
