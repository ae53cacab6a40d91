import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { uploadProof } from '../../backend/amendments/proofFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { AmendmentKind } from '../../domain/records/amendments.ts';
import type { AmendedFile } from '../../domain/records/newAmendments.ts';
import { FileField } from '../../ui/uploads/FileField.tsx';
import { fieldId } from '../formContext.ts';
import { useMasking } from '../mask/useMasking.tsx';

interface ProofFieldProps {
  uid: string;
  kind: AmendmentKind;
  label: string;
  hint: string;
  /** Shows an Aadhar number, whose first eight digits can be hidden before the upload. */
  isMaskable?: boolean;
}

/**
 * The field of the form's `file`. The file is stored at once, under a name that nothing replaces; the submission links
 * it.
 */
export function ProofField({ uid, kind, label, hint, isMaskable = false }: ProofFieldProps) {
  const { field, fieldState } = useController<{ file: AmendedFile | null }, 'file'>({ name: 'file' });
  const masking = useMasking();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return (
    <FileField
      id={fieldId(kind, 'file')}
      label={label}
      hint={hint}
      link={field.value?.link ?? ''}
      kindOf={storedKind}
      error={fieldState.error?.message}
      check={checkFile}
      start={(chosen, onProgress) =>
        // Another document may have been chosen during the upload.
        uploadProof(uid, kind, chosen, onProgress, (stored) => isGone.current || field.onChange(stored))
      }
      {...(isMaskable && { question: masking })}
    />
  );
}
