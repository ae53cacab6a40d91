import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { portalName } from '../config/portal.ts';
import { Sentence } from './Sentence.tsx';

/** Navigation state that marks a change of filters, which must keep the focus. */
export const KEEPS_FOCUS = 'keepsFocus';

interface PageHeadingProps {
  title: string;
  /** Names in the title. */
  values?: readonly string[];
  children?: ReactNode;
}

/**
 * Takes the focus after a navigation, so that a screen reader announces the page; a new page starts at its
 * top.
 */
export function PageHeading({ title, values = [], children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    document.title = `${title} · ${portalName}`;
  }, [title]);
  useEffect(() => {
    const isFirstPage = key === 'default';
    if (isFirstPage || hash || state === KEEPS_FOCUS) return;
    heading.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [key, hash, state, type]);
  return (
    <header className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        <Sentence values={values}>{title}</Sentence>
      </h1>
      {children && <div className="page-heading-text">{children}</div>}
    </header>
  );
}
