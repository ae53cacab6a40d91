import { type ReactNode, useEffect } from 'react';
import type { Printed } from '../../domain/signed/printed.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { usePrintMargins } from '../../ui/print/usePrintMargins.ts';
import type { Printing } from './usePrinted.ts';

interface SignedSheetProps extends Printing {
  /** Called once the content is on the page. */
  onReady: () => void;
  children: (printed: Printed) => ReactNode;
}

/** Parts of a printed form. On the screen only a failure shows. */
export function SignedSheet({ live, retry, printed, onReady, children }: SignedSheetProps) {
  if (!printed && live.state === 'loading') return null;
  return (
    <LiveView live={live} onRetry={retry}>
      {() =>
        printed && (
          <Sheet printed={printed} onReady={onReady}>
            {children}
          </Sheet>
        )
      }
    </LiveView>
  );
}

type SheetProps = Pick<SignedSheetProps, 'onReady' | 'children'> & { printed: Printed };

function Sheet({ printed, onReady, children }: SheetProps) {
  useEffect(onReady, [onReady]);
  usePrintMargins(`${printed.content.title} · ${printed.who}`);
  return children(printed);
}
