import { uploadProof } from '../../backend/amendments/proofFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { AmendedFile, AmendmentKind } from '../../domain/records/amendments.ts';
import { FileField } from '../../ui/uploads/FileField.tsx';

interface ProofFieldProps {
  uid: string;
  kind: AmendmentKind;
  label: string;
  hint: string;
  file: AmendedFile | undefined;
  onFile: (file: AmendedFile) => void;
  error: string | undefined;
}

/** Stored at once, under a name that nothing replaces; the change links it when it is submitted. */
export function ProofField({ uid, kind, label, hint, file, onFile, error }: ProofFieldProps) {
  return (
    <FileField
      id="change-file"
      label={label}
      hint={hint}
      link={file?.link ?? ''}
      kindOf={storedKind}
      error={error}
      check={checkFile}
      start={(chosen, onProgress) => uploadProof(uid, kind, chosen, onProgress, onFile)}
    />
  );
}
