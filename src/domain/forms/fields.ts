import { type Raw, readOneOf, readText } from '../records/read.ts';

/** What the rules accept as a code or a date; every one of them may be empty until the submission. */
export const PATTERNS = ['date', 'pan', 'gstin', 'ifsc'] as const;

/** One field of a form, from which type, default, parsing, labels, masks and bounds in firestore.rules follow. */
export interface Field {
  /** What it is called in reviews, printouts and messages. */
  label: string;
  /** `text` has at most MAX_TEXT characters, `longText` MAX_LONG_TEXT, `choice` is one of the options. */
  kind: 'text' | 'longText' | 'choice' | 'aadhar' | (typeof PATTERNS)[number];
  options?: readonly string[];
  /** How staff see it until they show it, which is recorded (R22). A query never quotes a masked value. */
  mask: 'none' | 'aadhar' | 'accountNumber';
  /** The value without another one; '' if absent. */
  otherwise?: string;
  /** A submission may leave it empty. */
  isOptional?: true;
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<Of> = Of extends { options: readonly (infer Option)[] } ? Option | '' : string;

/** The values as a record has them, for example `BankDetails`. */
export type ValuesOf<Of> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** Those of a submission: a choice is made, unless it is optional. */
export type FilledValues<Of> = {
  -readonly [Name in keyof Of]: Of[Name] extends { isOptional: true }
    ? ValueOf<Of[Name]>
    : Exclude<ValueOf<Of[Name]>, ''>;
};

export function namesOf<Of extends object>(fields: Of): readonly (keyof Of & string)[] {
  return Object.keys(fields) as (keyof Of & string)[];
}

/** Never throws: a missing or malformed value is empty. */
export function readFields<Of extends Fields>(raw: Raw, fields: Of): ValuesOf<Of> {
  const values = Object.entries(fields).map(([name, { options, otherwise }]) => [
    name,
    options ? readOneOf(raw[name], options, '') : readText(raw[name], otherwise),
  ]);
  return Object.fromEntries(values) as ValuesOf<Of>;
}

export function emptyValues<Of extends Fields>(fields: Of): ValuesOf<Of> {
  return readFields({}, fields);
}

export function longFieldsOf(fields: Fields): string[] {
  return namesOf(fields).filter((name) => fields[name]?.kind === 'longText');
}

type NeededName<Of> = {
  [Name in keyof Of & string]: Of[Name] extends { isOptional: true } ? never : Name;
}[keyof Of & string];

/** The names of the fields that a submission needs. */
export function neededFields<Of extends Fields>(fields: Of): NeededName<Of>[] {
  return namesOf(fields).filter((name) => !fields[name]?.isOptional) as NeededName<Of>[];
}
