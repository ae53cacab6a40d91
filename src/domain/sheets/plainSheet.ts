import { FORMS } from '../forms/registry.ts';
import { type Fact, filled, heading, type LetterContent, paragraph } from '../letters/letterContent.ts';
import { signedFor } from '../letters/ownLetter.ts';
import { DECLARATION } from '../records/declarations.ts';
import { signatoryOf } from '../records/kinds.ts';
import type { FormKey, UserRecord } from '../records/records.ts';
import { reviewSection } from '../review/sections.ts';
import { maskAadhar } from '../validators/mask.ts';

/** The printout of a form without a letter: its answers, and the declaration. */
export function plainSheet(record: UserRecord, form: FormKey): LetterContent {
  const { title } = FORMS[form];
  const { name, userid, email, pancard } = record;
  const who: Fact[] = [
    ['Name', name],
    ['User ID', userid],
    ['E-mail', email],
    ['PAN Number', pancard],
  ];
  const answers = reviewSection(record, form).details.map(
    ({ label, value, isSensitive }): Fact => [label, isSensitive === 'aadhar' ? maskAadhar(value) : value],
  );
  const signatory = signatoryOf(record) || name;
  return {
    label: title,
    title,
    blocks: [
      heading('title', title),
      { id: 'answers', type: 'facts', facts: filled([...who, ...answers], 'None') },
    ],
    closing: [paragraph('declaration', DECLARATION)],
    signedAt: [],
    signatory,
    below: signedFor(record, signatory),
  };
}
