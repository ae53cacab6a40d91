interface StoredDocumentProps {
  label: string;
  link: string;
  /** Absent while the document is locked. */
  onDelete?: (() => void) | undefined;
}

/** A row with a file: View in a new tab, and Delete (SPEC 4, Document row states). */
export function StoredDocument({ label, link, onDelete }: StoredDocumentProps) {
  return (
    <div className="documents-actions">
      <a className="btn btn-outline-secondary btn-sm" href={link} target="_blank" rel="noopener noreferrer">
        View<span className="visually-hidden"> {label}</span>
      </a>
      {onDelete && (
        <button type="button" className="btn btn-outline-danger btn-sm" onClick={onDelete}>
          Delete<span className="visually-hidden"> {label}</span>
        </button>
      )}
    </div>
  );
}
