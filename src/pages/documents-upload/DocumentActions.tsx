import { type ReactNode, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { deleteDocument, renewDocumentLink } from '../../backend/files/documentFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { aadharMode } from '../../config/portal.ts';
import { wasReviewed } from '../../domain/files/wasReviewed.ts';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';
import { CameraButton, FileButton } from '../../ui/uploads/FileButton.tsx';
import { StoredThumbnail } from '../../ui/uploads/StoredThumbnail.tsx';
import { UploadStatus } from '../../ui/uploads/UploadStatus.tsx';
import { uploadErrorMessage } from '../../ui/uploads/uploadErrors.ts';
import { useAreaFocus } from '../../ui/useAreaFocus.ts';
import type { DocumentUpload, OwnDocument } from './useDocumentUpload.tsx';

const ACCEPT = 'image/*,application/pdf';
const ADVICE =
  aadharMode === 'last4'
    ? 'Only the last four digits may be stored: mask the first eight here, or send a file in which they are covered.'
    : 'Recommended: mask the first eight digits. The last four are enough for us. You are asked before anything is sent.';

/** The advice next to a stored file. */
const STORED_ADVICE =
  'Does this file show the whole number? The last four digits are enough for us: Replace masks a picture first.';

interface DocumentActionsProps extends OwnDocument {
  upload: DocumentUpload;
}

/** The deletion is in this component, because the live record replaces the part with the buttons meanwhile. */
export function DocumentActions({
  record,
  row,
  link,
  isUploadable,
  isRemovable,
  upload,
}: DocumentActionsProps) {
  const { uid } = record;
  const { label } = row;
  const { isBusy } = upload;
  const deletion = useDeletion(record, row, link);
  const area = useRef<HTMLDivElement>(null);
  useAreaFocus(area, isBusy ? 'uploading' : link);
  useEffect(() => {
    // The rules deny a new link for a locked document; the renewal is tried again next
    // time.
    if (link && isRemovable) renewDocumentLink(uid, row.key, link).catch(() => undefined);
  }, [uid, row.key, link, isRemovable]);
  const change = isRemovable ? { onReplace: upload.offer, onDelete: deletion.ask } : undefined;
  return (
    <div ref={area} id={`document-${row.key}`} tabIndex={-1}>
      {link && !isBusy && (
        <StoredDocument row={row} link={link} change={change}>
          {row.isMaskable && change && aadharMode === 'full' && !upload.isAnswered && (
            <p className="documents-advice small mt-2 mb-0">{STORED_ADVICE}</p>
          )}
        </StoredDocument>
      )}
      {!link && !isBusy && <UploadAction row={row} isEnabled={isUploadable} upload={upload} />}
      <UploadStatus label={label} task={upload} />
      {upload.maskDialog}
      {deletion.dialog}
    </div>
  );
}

interface StoredDocumentProps {
  row: DocumentRow;
  link: string;
  /** Absent while the document is locked. */
  change: { onReplace: (file: File) => void; onDelete: () => void } | undefined;
  children: ReactNode;
}

function StoredDocument({ row: { label }, link, change, children }: StoredDocumentProps) {
  return (
    <div className="documents-stored d-flex flex-wrap align-items-center">
      <StoredThumbnail link={link} kindOf={storedKind} />
      <div className="documents-actions d-flex flex-wrap gap-2">
        <Button
          variant="outline-secondary"
          size="sm"
          role="link"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          View<span className="visually-hidden">{` ${label}`}</span>
        </Button>
        {change && (
          <>
            <FileButton accept={ACCEPT} onChosen={change.onReplace}>
              Replace<span className="visually-hidden">{` ${label}`}</span>
            </FileButton>
            <Button variant="outline-danger" size="sm" onClick={change.onDelete}>
              Delete<span className="visually-hidden">{` ${label}`}</span>
            </Button>
          </>
        )}
      </div>
      {children}
    </div>
  );
}

interface UploadActionProps {
  row: DocumentRow;
  isEnabled: boolean;
  upload: DocumentUpload;
}

function UploadAction({ row, isEnabled, upload }: UploadActionProps) {
  const { label, isMaskable } = row;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="documents-actions d-flex flex-wrap gap-2">
        {isMaskable && (
          <FileButton
            accept="image/*"
            variant="outline-primary"
            isEnabled={isEnabled}
            onChosen={upload.offer}
          >
            Mask and upload<span className="visually-hidden">{` on ${label}`}</span>
          </FileButton>
        )}
        <Button
          variant="outline-secondary"
          size="sm"
          disabled={!isEnabled}
          onClick={() => chooser.current?.click()}
        >
          Upload<span className="visually-hidden">{` ${label}`}</span>
        </Button>
        <CameraButton label={label} isEnabled={isEnabled} onChosen={upload.offer} />
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`Upload ${label}`}
        accept={ACCEPT}
        disabled={!isEnabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) upload.offer(file, true);
        }}
      />
      {isMaskable && isEnabled && <p className="documents-advice small mt-2 mb-0">{ADVICE}</p>}
      {upload.drop !== 'none' && <p className="file-drop-hint not-by-touch">Drop the file here.</p>}
    </>
  );
}

function useDeletion(record: UserRecord, { key, label }: DocumentRow, link: string) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, forgetError } = useWrite(() => deleteDocument(record, key, link), {
    success: `${key} deleted successfully!`,
    explain: uploadErrorMessage,
    toast: (kind, message) => formToast(kind === 'error' ? 'warning' : kind, message),
  });
  const ask = () => {
    forgetError();
    setAsking(true);
  };
  const handleConfirm = async () => {
    if (await run()) setAsking(false);
  };

  const dialog = (
    <ConfirmDialog
      isOpen={isAsking}
      title={`Delete ${label}?`}
      confirmLabel="Delete"
      isPending={isPending}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={() => setAsking(false)}
    >
      <p className="mb-0">{`${
        wasReviewed(record)
          ? 'The file is removed from your record. It stays stored for the reviewer, who may have seen it.'
          : 'The stored file is removed.'
      } You can upload another one afterwards.`}</p>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
