import { uploadSignature } from '../../backend/files/documentFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { FileField } from '../../ui/uploads/FileField.tsx';

const checkImage = (file: File) => checkFile(file, { imagesOnly: true });

interface SignatureFieldProps {
  record: Pick<UserRecord, 'uid' | 'signImage'>;
  isLocked: boolean;
}

/** The signature: stored as soon as it is chosen. */
export function SignatureField({ record, isLocked }: SignatureFieldProps) {
  return (
    <FileField
      label="Signature"
      hint="A picture of your signature: JPEG, PNG or WebP. It is stored as soon as you choose it."
      className="field-wide"
      accept="image/jpeg,image/png,image/webp"
      link={record.signImage}
      kindOf={storedKind}
      disabled={isLocked}
      check={checkImage}
      start={(file, onProgress) => uploadSignature(record.uid, file, onProgress)}
      onUploaded={() => formToast('success', 'Signature Uploaded')}
    />
  );
}
