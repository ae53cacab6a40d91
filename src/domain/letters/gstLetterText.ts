import { formatLakh, gstLimit } from '../gst.ts';
import { gstGroundsOf } from '../records/declarations.ts';
import type { GstGrounds, NonGst, UserRecord } from '../records/records.ts';
import type { LetterContent } from './letterContent.ts';
import { type Paragraph, unbrokenYear, type Voice, voiceOf, yearsOf } from './letterText.ts';
import { ownLetter } from './ownLetter.ts';

/** Undefined for a declaration from before November 2026. */
export function gstLetterContent(record: UserRecord): LetterContent | undefined {
  const { nongst, pancard } = record;
  const grounds = gstGroundsOf(nongst);
  if (!grounds) return undefined;
  return ownLetter(record, {
    label: 'Declaration letter',
    title: 'GST Declaration',
    subject: gstSubject(record),
    paragraphs: gstParagraphs(record, grounds),
    office: nongst,
    place: grounds.place,
    date: nongst.date,
    below: pancard ? [`PAN: ${pancard}`] : [],
  });
}

/** Facts F1 to F4 and F16 of docs/decisions.md, "Letters". */
export function gstSubject({ nongst }: UserRecord): string {
  return `Declaration for non applicability of GST, financial year ${yearsOf(nongst).year}`;
}

export function gstParagraphs(record: UserRecord, grounds: GstGrounds): Paragraph[] {
  const voice = voiceOf(record);
  const { I, i, am } = voice;
  const pan = record.pancard && `, PAN ${record.pancard},`;
  return [
    {
      id: 'letter-gst-declares',
      text: `${I}, ${record.name}${fromWhere(pan, grounds)} declare that ${i} ${am} not registered under the Central Goods and Services Tax Act, 2017, or a State's Act, and ${am} not required to be, because ${reasonText(record.nongst, grounds, voice)}`,
    },
    ...(grounds.reason === 'below' && grounds.supply === 'goods'
      ? [{ id: 'letter-gst-goods', text: `${I} supply goods within ${grounds.homeState} only.` }]
      : []),
    {
      id: 'letter-gst-charge',
      text: `${I} will not charge GST. Where the law makes you, as the recipient, pay tax on ${voice.my} supplies under reverse charge, that remains payable by you.`,
    },
    {
      id: 'letter-gst-change',
      text: `${I} will tell you in writing before ${voice.my} next invoice if any of this changes, and give you ${voice.my} GSTIN.`,
    },
    {
      id: 'letter-gst-true',
      text: `The above is true and correct to the best of ${voice.my} knowledge.`,
    },
  ];
}

/** The PAN and the State between the name and the declaration, with their commas. */
function fromWhere(pan: string, { reason, homeState }: GstGrounds): string {
  return reason === 'abroad' ? pan || ',' : `${pan || ','} of ${homeState},`;
}

function reasonText(
  { date, year }: NonGst,
  { reason, supply, homeState }: GstGrounds,
  { i, me, my }: Voice,
): string {
  if (reason === 'exempt') {
    return `${i} supply only goods or services that are not liable to tax or are wholly exempt from it.`;
  }
  if (reason === 'reverse-charge') {
    return `${i} supply only goods or services on which the whole tax is payable by the recipient under section 9(3) of that Act.`;
  }
  if (reason === 'abroad') {
    return `${i} supply only services, and only from outside India; where they are liable to tax, it is payable by the recipient in India under section 5(3) of the Integrated Goods and Services Tax Act, 2017.`;
  }
  const limit = formatLakh(gstLimit(supply, homeState));
  const letter = yearsOf({ date, ...(year && { year }) });
  if (letter.isAhead) {
    return `${my} aggregate turnover, computed on ${my} PAN for all of India, has not exceeded ${limit} in the financial year ${unbrokenYear(date)} so far, ${i} do not expect that it will, then or in ${letter.year}, and no other provision requires ${me} to register.`;
  }
  return `${my} aggregate turnover, computed on ${my} PAN for all of India, has not exceeded ${limit} in this financial year so far, ${i} do not expect that it will, and no other provision requires ${me} to register.`;
}
