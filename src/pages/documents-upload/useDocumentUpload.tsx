import { type RefObject, useEffect, useState } from 'react';
import { uploadDocument } from '../../backend/files/documentFiles.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import { isDatedDocument, type UserRecord } from '../../domain/records/records.ts';
import { useMasking } from '../../forms/mask/useMasking.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';
import { useFileTarget } from '../../ui/uploads/useFileTarget.ts';
import { isUploading, useUpload } from '../../ui/uploads/useUpload.ts';
import type { Validity } from './useValidity.ts';

export interface OwnDocument {
  record: UserRecord;
  row: DocumentRow;
  /** Empty when no file is stored. */
  link: string;
  isUploadable: boolean;
  isRemovable: boolean;
  /** Of a row whose documents may end. */
  validity: Validity | undefined;
}

/**
 * Outlives the row's buttons, because the live record replaces them during an upload. `target` accepts a
 * dropped or pasted file while the row has none; only its button replaces a stored file.
 */
export function useDocumentUpload(
  target: RefObject<HTMLElement | null>,
  { record, row, link, isUploadable, isRemovable, validity }: OwnDocument,
) {
  const { upload, forget, ...task } = useUpload({
    check: checkFile,
    start: (file, onProgress) =>
      uploadDocument(
        record,
        row.key,
        file,
        { link, ...(isDatedDocument(row.key) && { until: link ? '' : (validity?.entered ?? '') }) },
        onProgress,
      ),
    onUploaded: () => formToast('success', 'Documents Saved successfully!'),
  });
  // A replaced file takes its last day with it.
  const isReady = () => link !== '' || !validity || validity.check();
  const [isAnswered, setAnswered] = useState(false);
  const send = (file: File) => {
    if (isReady()) void upload(file);
  };
  const masking = useMasking();
  /** The digits of an Aadhar card can be hidden before anything is sent. */
  const offer = (file: File, asksFirst = false) => {
    if (!row.isMaskable) return send(file);
    if (isReady()) masking.offer(file, send, asksFirst);
  };
  const isBusy = isUploading(task.view);
  const isOpen = link ? isRemovable : isUploadable;
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
    /** Null when no retry is possible. */
    retry: isOpen ? task.retry : null,
    offer,
    /** The person has chosen how this card is sent. */
    isAnswered,
    maskDialog: masking.dialog((file) => {
      setAnswered(true);
      send(file);
    }),
    drop,
  };
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>;
