import { uploadCheque } from '../../backend/files/documentFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import { CHEQUE_NOTICE_BYTES } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { FileField } from '../../ui/uploads/FileField.tsx';

const CHEQUE_LARGE = 'Please upload file less than or equal to 5 MB';

interface ChequeFieldProps {
  id: string;
  record: UserRecord;
  /** Empty when none is stored. */
  link: string;
  error?: string | undefined;
}

async function checkCheque(file: File) {
  const verdict = await checkFile(file, {
    noticeAbove: { bytes: CHEQUE_NOTICE_BYTES, notice: CHEQUE_LARGE },
  });
  if (verdict.notice && !verdict.error) formToast('warning', verdict.notice);
  return verdict;
}

/** Stored as soon as it is chosen. */
export function ChequeField({ id, record, link, error }: ChequeFieldProps) {
  return (
    <FileField
      id={id}
      label="Cancelled Cheque"
      hint="An image or a PDF, up to 5 MB recommended. Name, account number and IFSC must be printed and legible. It uploads as soon as you choose it."
      link={link}
      kindOf={storedKind}
      error={error}
      check={checkCheque}
      start={(file, onProgress) => uploadCheque(record, file, link, onProgress)}
      onUploaded={() => formToast('success', 'Cancelled Cheque uploaded successfully!')}
    />
  );
}
