import { wordsIn } from '../domain/people/logTitles.ts';
import { PersonName } from '../ui/PersonName.tsx';
import { Sentence } from '../ui/Sentence.tsx';

/** Names up to this length stay whole. */
const LONG = 30;

interface LoggedTitleProps {
  title: string;
  /** Of the person. */
  name: string;
  /** Names and words of people in the title. */
  words?: readonly string[];
}

/** The title of a log entry. A long name of the person, with which many entries begin, is cut on the screen. */
export function LoggedTitle({ title, name, words = wordsIn(title) }: LoggedTitleProps) {
  if (name.length <= LONG || !title.startsWith(`${name} `))
    return <Sentence values={words}>{title}</Sentence>;
  return (
    <span>
      <PersonName name={name} />
      <Sentence values={words}>{title.slice(name.length)}</Sentence>
    </span>
  );
}
