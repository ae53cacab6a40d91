import { companies } from '../../config/portal.ts';
import type { UserRecord } from '../records/records.ts';
import { formatDate } from '../time/dates.ts';
import { AGREEMENT_CLAUSES } from './agreementText.ts';
import { type Block, heading, type LetterContent, paragraph } from './letterContent.ts';
import { signedFor } from './ownLetter.ts';

export function agreementContent(record: UserRecord): LetterContent {
  const { name, address, userid, GSTIN, msa } = record;
  const numbers = `User ID ${userid}${GSTIN && `, GSTIN ${GSTIN}`}`;
  const [letterhead] = companies;
  const signatory = msa?.name || name;
  const clauses = AGREEMENT_CLAUSES.map(({ title, paragraphs }, index) => [
    clause(`${index + 2}`, `${index + 2}. ${title}`),
    ...paragraphs.map((text, at) => paragraph(`${index + 2}-${at + 1}`, text)),
  ]);
  return {
    label: 'Master Service Agreement',
    title: 'Master Service Agreement',
    ...(letterhead && { letterhead }),
    blocks: [
      heading('title', 'Master Service Agreement'),
      clause('1', '1. Parties'),
      paragraph(
        '1-1',
        `This Master Service Agreement (the “Agreement”) is made between the company named above, for itself and for each company of its group that orders services from the Vendor (each the “Agency” for its own orders), and ${name}${address && `, ${address}`} (${numbers}), the “Vendor”.`,
      ),
      ...clauses.slice(0, -1).flat(),
    ],
    // The page of the signature begins with a clause.
    closing: [
      ...clauses.slice(-1).flat(),
      clause('acceptance', 'Acceptance'),
      paragraph('acceptance-1', 'The Vendor has read this Agreement and accepts it.'),
    ],
    signedAt: [
      ['Name', msa?.name ?? ''],
      ['Date', formatDate(msa?.date ?? '')],
    ],
    signatory,
    below: signedFor(record, signatory),
  };
}

function clause(id: string, text: string): Block {
  return { id, type: 'clause', text };
}
