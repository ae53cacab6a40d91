import { type ReactNode, useEffect } from 'react';
import { watchSignedCopy } from '../../backend/papers/papers.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../../domain/records/records.ts';
import { type Printed, printedOf } from '../../domain/signed/printed.ts';
import { idOfLastSubmission, type StoredCopy } from '../../domain/signed/signedCopy.ts';
import { type Live, lastOf } from '../../records/liveRecord.ts';
import { useWatched } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { usePrintMargins } from '../../ui/print/usePrintMargins.ts';

export interface Printing {
  live: Live<StoredCopy | null>;
  retry: () => void;
  /** Undefined until it is known whether there is a signed copy, and for an older declaration. */
  printed: Printed | undefined;
}

/** R19: the content of a printout: the signed copy, otherwise the record. */
export function usePrinted(
  form: FormKey,
  record: UserRecord,
  documents: Partial<DocumentsRecord> = {},
): Printing {
  const id = record.forms[form] === 0 ? undefined : idOfLastSubmission(record, form);
  const { live, retry } = useWatched(id ? `${record.uid}/items/${id}` : '', watchSignedCopy);
  const known = lastOf(live);
  return {
    live,
    retry,
    printed: known && printedOf(form, record, documents, known.value, serverNow()),
  };
}

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
