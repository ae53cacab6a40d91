import { Link } from 'react-router-dom';
import { dossierPath } from '../config/paths.ts';

interface BackLinksProps {
  to: string;
  label: string;
  /** Only a person who exists has a dossier. */
  uid?: string | undefined;
}

/** Above the page of a person: back to the list, and on to the dossier. */
export function BackLinks({ to, label, uid }: BackLinksProps) {
  return (
    <p className="mb-2">
      <Link to={to}>{label}</Link>
      {uid !== undefined && (
        <Link className="ms-3" to={dossierPath(uid)}>
          Dossier
        </Link>
      )}
    </p>
  );
}
