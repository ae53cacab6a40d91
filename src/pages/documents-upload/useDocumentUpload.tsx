import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { uploadDocument } from '../../backend/files/documentFiles.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import { isDatedDocument, type UserRecord } from '../../domain/records/records.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { useFileTarget } from '../../ui/uploads/useFileTarget.ts';
import { isUploading, useUpload } from '../../ui/uploads/useUpload.ts';
import type { MaskDialog } from './mask/MaskDialog.tsx';
import type { Validity } from './useValidity.ts';

const NOT_LOADED =
  'The page could not load the step that hides digits, probably because the connection was lost. Nothing was sent. Please try again.';

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
  const [question, setQuestion] = useState<File | 'answered'>();
  const send = (file: File) => {
    if (isReady()) void upload(file);
  };
  const masking = useMasking((file) => {
    setQuestion('answered');
    send(file);
  });
  const isBusy = isUploading(task.view);
  const isOpen = link ? isRemovable : isUploadable;
  /** The digits of an Aadhar card can be hidden before the upload. */
  const offer = row.isMaskable ? (file: File) => void (isReady() && masking.offer(file)) : send;
  const drop = useFileTarget(target, {
    isEnabled: !link && isUploadable && !isBusy && !masking.dialog,
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
    send,
    offer,
    /** As `send`, and asks afterwards whether a picture of a card should be masked. */
    sendAsItIs: (file: File) => {
      setQuestion(row.isMaskable && file.type.startsWith('image/') ? file : undefined);
      send(file);
    },
    /** The picture that was sent as it is, until the person has answered. */
    question,
    keep: () => setQuestion('answered'),
    maskDialog: masking.dialog,
    drop,
  };
}

export type DocumentUpload = ReturnType<typeof useDocumentUpload>;

interface Masking {
  offer: (file: File) => void;
  dialog: ReactNode;
}

/** `send` also receives a file that is refused, and shows the reason. */
function useMasking(send: (file: File) => void): Masking {
  const [offered, setOffered] = useState<{ file: File; isPicture: boolean; Dialog: typeof MaskDialog }>();

  const offer = async (file: File) => {
    const { error, isConvertible, contentType } = await checkFile(file);
    if (error && !isConvertible) return send(file);
    try {
      const { MaskDialog } = await import('./mask/MaskDialog.tsx');
      setOffered({ file, isPicture: contentType !== 'application/pdf', Dialog: MaskDialog });
    } catch {
      formToast('error', NOT_LOADED);
    }
  };

  const dialog = offered && (
    <offered.Dialog
      file={offered.file}
      isPicture={offered.isPicture}
      onDone={(file) => {
        setOffered(undefined);
        send(file);
      }}
      onCancel={() => setOffered(undefined)}
    />
  );
  return { offer: (file) => void offer(file), dialog };
}
