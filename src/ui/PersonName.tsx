import { Link } from 'react-router-dom';
import { STORED } from './stored.ts';

interface PersonNameProps {
  name: string;
  to?: string;
}

/** A name in a list takes one line; the whole name is in the tooltip, and is read out. */
export function PersonName({ name, to }: PersonNameProps) {
  const shown = name || 'No name';
  const attributes = { className: 'person-name', title: name, ...STORED } as const;
  return to ? (
    <Link to={to} {...attributes}>
      {shown}
    </Link>
  ) : (
    <span {...attributes}>{shown}</span>
  );
}
