import type { ReactNode } from 'react';
import type { Printed } from '../../domain/signed/printed.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { usePrintMargins } from '../../ui/print/usePrintMargins.ts';
import type { Printing } from './usePrinted.ts';

interface SignedSheetProps extends Printing {
  children: (printed: Printed) => ReactNode;
}

/** Parts of a printed form. On the screen only a failure shows. */
export function SignedSheet({ live, retry, printed, children }: SignedSheetProps) {
  if (!printed && live.state === 'loading') return null;
  return (
    <LiveView live={live} onRetry={retry}>
      {() => printed && <Sheet printed={printed}>{children}</Sheet>}
    </LiveView>
  );
}

function Sheet({ printed, children }: Pick<SignedSheetProps, 'children'> & { printed: Printed }) {
  usePrintMargins(`${printed.content.title} · ${printed.who}`);
  return children(printed);
}
