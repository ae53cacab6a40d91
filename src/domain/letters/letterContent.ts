/** What a printout says, as data, so that the words that were signed can be stored and print again after they changed. */

export type Fact = readonly [term: string, detail: string];

export type Block = { id: string } & (
  | { type: 'heading' | 'clause' | 'paragraph' | 'date'; text: string }
  | { type: 'address'; lines: readonly { text: string; isStrong?: boolean }[] }
  | { type: 'facts'; facts: readonly Fact[] }
  | { type: 'table'; title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { type: 'picture'; name: string; link: string; text: string }
);

export interface Letterhead {
  name: string;
  address: string;
  state: string;
  gstin: string;
}

export interface LetterContent {
  /** The accessible name of the printout. */
  label: string;
  /** Printed in the margin of each page, before name and user ID. */
  title: string;
  /** The letterhead of the group. A letter of the person has none, and the screen of a form has its own heading. */
  letterhead?: Letterhead;
  blocks: readonly Block[];
  /** The blocks that are kept on one page with the signature. */
  closing: readonly Block[];
  /** Place and date, to the left of the signature; an empty value prints a blank line. */
  signedAt: readonly Fact[];
  signatory: string;
  /** Below the signatory's name. */
  below: readonly string[];
}

export function paragraph(id: string, text: string): Block {
  return { id, type: 'paragraph', text };
}

export function heading(id: string, text: string): Block {
  return { id, type: 'heading', text };
}

/** Replaces empty details by `otherwise`, so that a printout names what is missing. */
export function filled(facts: readonly Fact[], otherwise: string): Fact[] {
  return facts.map(([term, detail]) => [term, detail || otherwise]);
}
