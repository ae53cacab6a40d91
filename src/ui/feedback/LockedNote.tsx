import { Notice } from './Notice.tsx';

export function LockedNote({ children }: { children?: string }) {
  return (
    <Notice kind="info">
      <p className="mb-0">{children ?? 'This form has been submitted and cannot be changed now.'}</p>
    </Notice>
  );
}
