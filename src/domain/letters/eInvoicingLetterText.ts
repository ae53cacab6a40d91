import { E_INVOICING_LIMIT, formatRupees } from '../gst.ts';
import { eInvoicingGroundsOf } from '../records/declarations.ts';
import type { EinvoicingDeclaration, EinvoicingGrounds, UserRecord } from '../records/records.ts';
import type { LetterContent } from './letterContent.ts';
import { capital, type Paragraph, unbrokenYear, voiceOf, yearsOf } from './letterText.ts';
import { ownLetter } from './ownLetter.ts';

/** Undefined for a declaration from before November 2026. */
export function eInvoicingLetterContent(record: UserRecord): LetterContent | undefined {
  const { einvoicing } = record;
  const grounds = einvoicing && eInvoicingGroundsOf(einvoicing);
  if (!grounds) return undefined;
  return ownLetter(record, {
    label: 'E-invoicing declaration',
    title: 'E-invoicing Declaration',
    subject: 'Declaration that e\u2011invoicing is not applicable',
    paragraphs: eInvoicingParagraphs(record, { ...einvoicing, ...grounds }),
    office: grounds,
    place: einvoicing.place,
    date: einvoicing.date,
  });
}

const LIMIT = `Rs\u00a0${formatRupees(E_INVOICING_LIMIT)} (five crore rupees)`;

/** Facts F6 and F7 of docs/decisions.md, "Letters". */
export function eInvoicingParagraphs(
  record: UserRecord,
  { date, ...grounds }: EinvoicingDeclaration & EinvoicingGrounds,
): Paragraph[] {
  const { I, i, am, my } = voiceOf(record);
  const { name, GSTIN, pancard } = record;
  const numbers = [GSTIN && `GSTIN ${GSTIN}`, pancard && `PAN ${pancard}`].filter(Boolean).join(', ');
  const { year, isAhead } = yearsOf({ date, ...(grounds.year && { year: grounds.year }) });
  const begins = `1 April ${year.slice(0, 4)}`;
  const next = `1 April ${Number(year.slice(0, 4)) + 1}`;
  const reason =
    grounds.reason === 'below'
      ? `${my} aggregate turnover, on ${my} PAN for all of India, has not exceeded ${LIMIT} in any financial year from 2017\u201118 to ${unbrokenYear(yearBefore(date))}${isAhead ? `, nor in ${unbrokenYear(date)} so far` : ''}.`
      : `${i} ${am} ${grounds.class}, which is exempt whatever the turnover.`;
  const promise =
    grounds.reason === 'below'
      ? `If ${my} turnover exceeds that limit in ${isAhead ? `${unbrokenYear(date)}, ${i} will issue e\u2011invoices from ${begins}; if in ${year}` : year}, ${i} will issue e\u2011invoices from ${next}, and tell you before.`
      : `If this changes, ${i} will issue e\u2011invoices from the day on which the law requires it, and tell you before.`;
  return [
    {
      id: 'letter-einvoicing-declares',
      text: `${I}, ${name}${numbers && `, ${numbers}`}, declare under Rule 48(4) of the CGST Rules, 2017, and Notification 13/2020-Central Tax as amended, that ${i} ${am} not required to issue e\u2011invoices, because ${reason}`,
    },
    {
      id: 'letter-einvoicing-change',
      text: `${capital(my)} tax invoices therefore carry no invoice reference number (IRN). ${promise}`,
    },
    {
      id: 'letter-einvoicing-true',
      text: `The above is true and correct to the best of ${my} knowledge.`,
    },
  ];
}

function yearBefore(isoDate: string): string {
  return `${Number(isoDate.slice(0, 4)) - 1}${isoDate.slice(4)}`;
}
