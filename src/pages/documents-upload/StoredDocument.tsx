import Button from 'react-bootstrap/Button';
import type { StoredKind } from '../../domain/files/fileKind.ts';
import { FileButton } from '../../ui/uploads/FileButton.tsx';
import { StoredThumbnail } from '../../ui/uploads/StoredThumbnail.tsx';
import { DOCUMENT_ACCEPT } from './UploadAction.tsx';

interface StoredDocumentProps {
  label: string;
  link: string;
  kindOf: (link: string) => Promise<StoredKind>;
  /** Absent while the document is locked. */
  change?: { onReplace: (file: File) => void; onDelete: () => void } | undefined;
}

export function StoredDocument({ label, link, kindOf, change }: StoredDocumentProps) {
  return (
    <div className="documents-stored">
      <StoredThumbnail link={link} kindOf={kindOf} />
      <div className="documents-actions">
        <Button
          variant="outline-secondary"
          size="sm"
          role="link"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          View<span className="visually-hidden"> {label}</span>
        </Button>
        {change && (
          <>
            <FileButton accept={DOCUMENT_ACCEPT} onChosen={change.onReplace}>
              Replace<span className="visually-hidden"> {label}</span>
            </FileButton>
            <Button variant="outline-danger" size="sm" onClick={change.onDelete}>
              Delete<span className="visually-hidden"> {label}</span>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
