import { storedKind } from '../../backend/fileKinds.ts';
import { uploadSignature } from '../../backend/uploads.ts';
import { checkFile } from '../../domain/fileCheck.ts';
import type { UserRecord } from '../../domain/records.ts';
import { FileField } from '../../ui/FileField.tsx';
import { formToast } from '../../ui/toasts.ts';

const checkImage = (file: File) => checkFile(file, { imagesOnly: true });

interface SignatureFieldProps {
  record: Pick<UserRecord, 'uid' | 'signImage'>;
  isLocked: boolean;
}

/** The signature: stored as soon as it is chosen (SPEC 2, My Profile). */
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
