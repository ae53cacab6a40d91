import type { ReactNode } from 'react';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  kind: NoticeKind;
  title?: string;
  children?: ReactNode;
}

/** A message that stays where it belongs; failures are announced at once, the others when there is a pause. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={`alert alert-${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      {title && <h2 className="h6 alert-heading">{title}</h2>}
      {children}
    </div>
  );
}
