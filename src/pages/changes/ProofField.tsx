import { useController, useFormContext } from 'react-hook-form';
import { uploadProof } from '../../backend/amendments/proofFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { AmendedFile, AmendmentKind } from '../../domain/records/amendments.ts';
import { fieldId } from '../../forms/formContext.ts';
import { FileField } from '../../ui/uploads/FileField.tsx';

interface ProofFieldProps {
  uid: string;
  kind: AmendmentKind;
  label: string;
  hint: string;
}

/**
 * The field of the form's `file`. The file is stored at once, under a name that nothing replaces; the submission links
 * it.
 */
export function ProofField({ uid, kind, label, hint }: ProofFieldProps) {
  const { control } = useFormContext<{ file: AmendedFile | null }>();
  const { field, fieldState } = useController({ control, name: 'file' });
  return (
    <FileField
      id={fieldId(kind, 'file')}
      label={label}
      hint={hint}
      link={field.value?.link ?? ''}
      kindOf={storedKind}
      error={fieldState.error?.message}
      check={checkFile}
      start={(chosen, onProgress) => uploadProof(uid, kind, chosen, onProgress, field.onChange)}
    />
  );
}
