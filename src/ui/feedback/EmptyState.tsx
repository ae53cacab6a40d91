import type { ReactNode } from 'react';
import { LinkButton } from '../LinkButton.tsx';

export interface EmptyStateProps {
  /** Absent where the list says above that it is empty. */
  title?: string;
  /** `h2` outside of a section. */
  heading?: 'h2' | 'h3';
  /** When something will be here. */
  children: ReactNode;
  link?: { to: string; label: string };
  /** Another action than a link. */
  action?: ReactNode;
}

/** In place of an empty list. */
export function EmptyState({ title, heading: Heading = 'h3', children, link, action }: EmptyStateProps) {
  return (
    <div className="text-center" role={title && 'status'}>
      <svg
        className="text-body-secondary mb-2"
        width="48"
        height="48"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M1.5 8.5h4l1 2h3l1-2h4v4.5h-13zl2.5-5h8l2.5 5" strokeWidth="0.7" strokeLinejoin="round" />
      </svg>
      {title && <Heading className="h5">{title}</Heading>}
      <p className={link || action ? '' : 'mb-0'}>{children}</p>
      {link && (
        <LinkButton variant="outline-primary" to={link.to}>
          {link.label}
        </LinkButton>
      )}
      {action}
    </div>
  );
}
