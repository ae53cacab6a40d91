import { type RefObject, useEffect } from 'react';
import { uploadDocument } from '../../backend/files/documentFiles.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { useFileTarget } from '../../ui/uploads/useFileTarget.ts';
import { isUploading, useUpload } from '../../ui/uploads/useUpload.ts';
import { useMasking } from './useMasking.ts';

interface DocumentUploadOptions {
  record: UserRecord;
  row: DocumentRow;
  /** Empty when no file is stored. */
  link: string;
  isUploadable: boolean;
  isRemovable: boolean;
}

/**
 * Outlives the row's buttons, because the live record swaps them during an upload. `target` takes a dropped
 * or pasted file while the row has none; a stored one is replaced by its button alone.
 */
export function useDocumentUpload(
  target: RefObject<HTMLElement | null>,
  { record, row, link, isUploadable, isRemovable }: DocumentUploadOptions,
) {
  const { upload, forget, ...task } = useUpload({
    check: (file) => checkFile(file),
    start: (file, onProgress) => uploadDocument(record, row.key, file, link, onProgress),
    onUploaded: () => formToast('success', 'Documents Saved successfully!'),
  });
  const masking = useMasking((file) => void upload(file));
  const isBusy = isUploading(task.view);
  const isOpen = link ? isRemovable : isUploadable;
  const send = (file: File) => void upload(file);
  /** The digits of an Aadhar card can be hidden before it is sent. */
  const offer = row.isMaskable ? masking.offer : send;
  const drop = useFileTarget(target, {
    isEnabled: !link && isUploadable && !isBusy && !masking.isOpen,
    isOpenToPage: true,
    onFile: offer,
  });

  useEffect(() => {
    if (!link) forget();
  }, [link, forget]);

  return {
    ...task,
    isBusy,
    /** Null while nothing may be tried again. */
    retry: isOpen ? task.retry : null,
    send,
    offer,
    masking,
    drop,
  };
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>;
