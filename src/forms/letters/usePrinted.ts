import { loadPart } from '../../backend/firebase/loadPart.ts';
import { watchSignedCopy } from '../../backend/papers/papers.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import type { AppError } from '../../domain/appError.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import type { Printed, printedOf } from '../../domain/signed/printed.ts';
import { idOfLastSubmission, type SignedForm, type StoredCopy } from '../../domain/signed/signedCopy.ts';
import { type Live, lastOf } from '../../records/liveRecord.ts';
import { useWatched } from '../../records/useRecords.ts';

/** The signed copy, and the module with the portal's words, which loads together with it. */
interface Source {
  copy: StoredCopy | null;
  printedOf: typeof printedOf;
}

function watchSource(
  path: string,
  onSource: (source: Source) => void,
  onError: (error: AppError) => void,
): () => void {
  let isOver = false;
  let stop = () => {};
  loadPart(() => import('../../domain/signed/printed.ts')).then((words) => {
    if (isOver) return;
    const onCopy = (copy: StoredCopy | null) => onSource({ copy, printedOf: words.printedOf });
    stop = watchSignedCopy(path, onCopy, onError);
  }, onError);
  return () => {
    isOver = true;
    stop();
  };
}

export interface Printing {
  live: Live<Source>;
  retry: () => void;
  /** Undefined until it is known whether there is a signed copy, and for an older declaration. */
  printed: Printed | undefined;
}

/** R19: the content of a printout: the signed copy, otherwise the record. */
export function usePrinted(
  form: SignedForm,
  record: UserRecord,
  documents: Partial<DocumentsRecord> = {},
): Printing {
  const id = record.forms[form] === 0 ? undefined : idOfLastSubmission(record, form);
  const { live, retry } = useWatched(id ? `${record.uid}/items/${id}` : '', watchSource);
  const source = lastOf(live)?.value;
  return {
    live,
    retry,
    printed: source?.printedOf(form, record, documents, source.copy, serverNow()),
  };
}
