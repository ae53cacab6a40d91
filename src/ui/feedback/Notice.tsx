import type { ReactNode } from 'react';
import Alert from 'react-bootstrap/Alert';

type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
}

/** Failures are announced at once, other notices when the screen reader pauses. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <Alert variant={kind} role={kind === 'danger' ? 'alert' : 'status'} transition={false}>
      {title && (
        <Alert.Heading as="h2" className="h6">
          {title}
        </Alert.Heading>
      )}
      {children}
    </Alert>
  );
}

/** A notice of one paragraph. */
export function ShortNotice({ children, ...notice }: NoticeProps) {
  return (
    <Notice {...notice}>
      <p>{children}</p>
    </Notice>
  );
}
