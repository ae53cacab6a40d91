import { signatoryOf } from '../records/kinds.ts';
import type { UserRecord } from '../records/records.ts';
import { formatDate } from '../time/dates.ts';
import { heading, type LetterContent, paragraph } from './letterContent.ts';
import type { Paragraph } from './letterText.ts';

interface OwnLetter extends Pick<LetterContent, 'label' | 'title'> {
  subject: string;
  paragraphs: readonly Paragraph[];
  /** The office of the group to which the letter goes. */
  office: { state: string; address: string; gstinNumber: string };
  place: string;
  /** ISO date. */
  date: string;
  /** Below the signatory's name. */
  below?: readonly string[];
}

/**
 * A letter from the person to an office of the group, under the person's own name and address instead of a letterhead.
 */
export function ownLetter(
  record: UserRecord,
  { label, title, subject, paragraphs, office, place, date, below = [] }: OwnLetter,
): LetterContent {
  const { name, address, email } = record;
  const signatory = signatoryOf(record) || name;
  return {
    label,
    title,
    blocks: [
      {
        id: 'sender',
        type: 'address',
        lines: [{ text: name, isStrong: true }, ...(address ? [{ text: address }] : []), { text: email }],
      },
      { id: 'date', type: 'date', text: `Date: ${formatDate(date)}` },
      {
        id: 'recipient',
        type: 'address',
        lines: [
          { text: 'To' },
          { text: 'The Finance Department', isStrong: true },
          { text: office.address },
          { text: `State: ${office.state}` },
          { text: `GSTIN: ${office.gstinNumber}` },
        ],
      },
      heading('subject', `Subject: ${subject}`),
      ...paragraphs.map(({ id, text }) => paragraph(id, text)),
    ],
    closing: [],
    signedAt: [
      ['Place', place],
      ['Date', formatDate(date)],
    ],
    signatory,
    below: [...signedFor(record, signatory), ...below],
  };
}

/** Whom the signatory signs for, and the position that the registration form gives the signatory. */
export function signedFor({ name, vendorDetails }: UserRecord, signatory: string): string[] {
  if (signatory === name) return [];
  const { signatoryName, positionOfSignatory } = vendorDetails.sectionSix ?? {};
  return [
    `for ${name}`,
    ...(signatory === signatoryName && positionOfSignatory ? [positionOfSignatory] : []),
  ];
}
