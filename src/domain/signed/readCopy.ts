import type { LetterContent } from '../letters/letterContent.ts';
import { type Raw, readLink, readMap } from '../records/read.ts';
import { formatTimestamp } from '../time/dates.ts';
import { parseLetterContent } from './parseContent.ts';
import type { SignedCopy, StoredCopy } from './signedCopy.ts';

export interface ReadCopy {
  content: LetterContent;
  facts: { user: Raw; cheque?: string };
}

/** The parsed text of a copy; undefined when it is not JSON. */
export function readContent({ content }: Pick<SignedCopy, 'content'>): ReadCopy | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    const { user, cheque } = readMap(readMap(parsed).facts);
    return {
      content: parseLetterContent(parsed),
      facts: { user: readMap(user), ...(typeof cheque === 'string' && { cheque: readLink(cheque) }) },
    };
  } catch {
    return undefined;
  }
}

const SHORT = 12;

export function shortHash(hash: string): string {
  return hash.slice(0, SHORT);
}

/** The line at the foot of a printout: version, time and short hash. */
export function footOf({ version, storedAt, hash, year }: StoredCopy): string {
  const parts = [
    'Signed copy',
    `text ${version}`,
    ...(year ? [`financial year ${year}`] : []),
    `stored ${formatTimestamp(storedAt)} (IST)`,
    shortHash(hash),
  ];
  return parts.join(' · ');
}
