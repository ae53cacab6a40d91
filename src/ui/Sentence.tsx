import type { ReactNode } from 'react';
import { STORED } from './stored.ts';

interface SentenceProps {
  children: string;
  /** Names and words of people in the text; empty ones are ignored. */
  values?: readonly (string | undefined)[] | undefined;
}

/** Parts that page translators must leave unchanged in every sentence. */
const ALWAYS = [
  // Names marked by `isolated`.
  String.raw`\u2068[^\u2069]*\u2069`,
  // Words of people.
  '“[^”]*”',
  // Addresses of mails, pages and services.
  String.raw`[^\s@(<,;:“"]+@[^\s@]*[^\s@.,;:)>”"]`,
  String.raw`https?://\S+`,
  String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}`,
  // Codes and numbers of six characters and more.
  '(?=[A-Z-]*[0-9])[A-Z0-9][A-Z0-9-]{4,}[A-Z0-9]',
];

/** A sentence of the portal, which page translators translate without the values in it. */
export function Sentence({ children: text, values = [] }: SentenceProps) {
  const given = values.flatMap((value) => (value ? [literal(value)] : []));
  // The longest first, because a name may begin with another.
  const either = [...given.sort((a, b) => b.length - a.length), ...ALWAYS].join('|');
  // Safari before 16.4 cannot look behind, so the character before a value is found with it.
  const parts = text.split(new RegExp(`(^|[^\\p{L}\\p{N}])(${either})(?![\\p{L}\\p{N}])`, 'u'));
  return (
    <span>
      {[...parts.keys()].flatMap((at): ReactNode[] => {
        if (at % 3 === 1) return [];
        if (at % 3 === 0) return wordsOf(`${parts[at]}${parts[at + 1] ?? ''}`, at);
        return [
          <span key={at} {...STORED}>
            {parts[at]?.replaceAll(/[\u2068\u2069]/g, '')}
          </span>,
        ];
      })}
    </span>
  );
}

/** The spaces stay outside, because the names of controls may lose them at the end of an element. */
function wordsOf(text: string, key: number): ReactNode[] {
  const words = text.trim();
  if (words === '') return [text && ' '];
  const [before, after] = text.split(words);
  return [before && ' ', <span key={key}>{words}</span>, after && ' '];
}

function literal(value: string): string {
  return value.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
}
