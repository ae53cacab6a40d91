import { PersonName } from '../ui/PersonName.tsx';

/** Names up to this length stay whole. */
const LONG = 30;

interface LoggedTitleProps {
  title: string;
  /** Of the person. */
  name: string;
}

/** The title of a log entry. A long name of the person, with which many entries begin, is cut on the screen. */
export function LoggedTitle({ title, name }: LoggedTitleProps) {
  if (name.length <= LONG || !title.startsWith(`${name} `)) return <span>{title}</span>;
  return (
    <span>
      <PersonName name={name} />
      <span>{title.slice(name.length)}</span>
    </span>
  );
}
