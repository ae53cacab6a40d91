import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { agreementContent } from '../../../../src/domain/letters/agreement.ts';
import { AGREEMENT_CLAUSES } from '../../../../src/domain/letters/agreementText.ts';
import { eInvoicingParagraphs } from '../../../../src/domain/letters/eInvoicingLetterText.ts';
import { gstLetterContent, gstParagraphs, gstSubject } from '../../../../src/domain/letters/gstLetterText.ts';
import { taxParagraph } from '../../../../src/domain/letters/letterText.ts';
import { DECLARATION, eInvoicingGroundsOf } from '../../../../src/domain/records/declarations.ts';
import type {
  EinvoicingDeclaration,
  GstGrounds,
  UserRecord,
} from '../../../../src/domain/records/records.ts';
import { plainSheet } from '../../../../src/domain/signed/signedText.ts';
import {
  GST_GROUNDS,
  makeEinvoicing,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  makeTaxEntry,
  NO_ENTERPRISE,
} from '../../../support/factories.ts';

const person = (overrides: Partial<UserRecord> = {}) =>
  makeParsedUser({ nongst: makeNonGst(), ...overrides });
const company = () =>
  person({
    name: 'Specimen Media Private Limited',
    pancard: 'ZZZCS0001Z',
    vendorDetails: { sectionOne: makeSectionOne({ vendorStatus: 'Private Limited Company' }) },
  });

function gst(record: UserRecord, grounds: Partial<GstGrounds> = {}): Record<string, string> {
  const paragraphs = gstParagraphs(record, { ...GST_GROUNDS, ...grounds });
  return Object.fromEntries(paragraphs.map(({ id, text }) => [id, text]));
}

function eInvoicing(record: UserRecord, change: Partial<EinvoicingDeclaration> = {}): Record<string, string> {
  const declaration = makeEinvoicing(change);
  const grounds = eInvoicingGroundsOf(declaration);
  if (!grounds) throw new Error('The declaration has no reason.');
  const paragraphs = eInvoicingParagraphs(record, { ...declaration, ...grounds });
  return Object.fromEntries(paragraphs.map(({ id, text }) => [id, text]));
}

const TRUE = 'The above is true and correct to the best of my knowledge.';

describe('the GST letter', () => {
  it('the year in the GST letter does not break at the line', { tags: ['letter-gst-declares'] }, () => {
    const subject = 'Declaration for non applicability of GST, financial year 2026\u201127';
    expect(gstSubject(person())).toBe(subject);
  });

  it('names the limit of the home State, in this year so far', { tags: ['letter-gst-declares'] }, () => {
    expect(gst(person())['letter-gst-declares']).toBe(
      "I, Ram Kumar, PAN ZZZPK0001Z, of Maharashtra, declare that I am not registered under the Central Goods and Services Tax Act, 2017, or a State's Act, and am not required to be, because my aggregate turnover, computed on my PAN for all of India, has not exceeded Rs\u00a020,00,000 (20 lakh rupees) in this financial year so far, I do not expect that it will, and no other provision requires me to register.",
    );
    const goods = { supply: 'goods', homeState: 'Telangana' } as const;
    expect(gst(person(), goods)['letter-gst-declares']).toContain('20 lakh rupees');
  });

  it('says nothing about a year that begins after the signature', { tags: ['renewal-text'] }, () => {
    const renewed = person({ nongst: makeNonGst({ ...GST_GROUNDS, date: '2027-03-20', year: '2027-28' }) });
    expect(gstSubject(renewed)).toContain('financial year 2027\u201128');
    expect(gst(renewed)['letter-gst-declares']).toContain(
      'has not exceeded Rs\u00a020,00,000 (20 lakh rupees) in the financial year 2026\u201127 so far, I do not expect that it will, then or in 2027\u201128, and',
    );
    const april = person({ nongst: makeNonGst({ ...GST_GROUNDS, date: '2027-04-02', year: '2027-28' }) });
    expect(gst(april)['letter-gst-declares']).toContain('in this financial year so far');
  });

  it('names no limit for the two other reasons', { tags: ['letter-gst-declares'] }, () => {
    expect(gst(person(), { reason: 'exempt' })['letter-gst-declares']).toMatch(
      /because I supply only goods or services that are not liable to tax or are wholly exempt from it\.$/,
    );
    expect(gst(person(), { reason: 'reverse-charge' })['letter-gst-declares']).toMatch(
      /the whole tax is payable by the recipient under section 9\(3\) of that Act\.$/,
    );
  });

  it('names no State from abroad', { tags: ['letter-gst-abroad'] }, () => {
    const abroad = { reason: 'abroad', homeState: 'Outside India' } as const;
    const text = gst(person(), abroad)['letter-gst-declares'];
    expect(text).toMatch(
      /, declare that I am not registered .* because I supply only services, and only from outside India;/,
    );
    expect(text).toContain('payable by the recipient in India under section 5(3)');
    expect(text).not.toContain('Outside India');
    expect(gst(person({ pancard: '' }), abroad)['letter-gst-declares']).toMatch(/^I, [\w ]+, declare/);
  });

  it('a supplier of goods alone stays within the State', { tags: ['letter-gst-goods'] }, () => {
    expect(gst(person(), { supply: 'goods' })['letter-gst-goods']).toBe(
      'I supply goods within Maharashtra only.',
    );
    expect(gst(person(), { supply: 'both' })).not.toHaveProperty('letter-gst-goods');
    expect(gst(person(), { supply: 'goods', reason: 'exempt' })).not.toHaveProperty('letter-gst-goods');
  });

  it('says what is charged, when the person writes again, and that it is true', {
    tags: ['letter-gst-charge', 'letter-gst-change', 'letter-gst-true'],
  }, () => {
    expect(gst(person())).toMatchObject({
      'letter-gst-charge':
        'I will not charge GST. Where the law makes you, as the recipient, pay tax on my supplies under reverse charge, that remains payable by you.',
      'letter-gst-change':
        'I will tell you in writing before my next invoice if any of this changes, and give you my GSTIN.',
      'letter-gst-true': TRUE,
    });
  });
});

describe('the e-invoicing letter', () => {
  it('a letter signed before its year speaks of the present one too', { tags: ['renewal-text'] }, () => {
    const letter = eInvoicing(person(), { date: '2027-03-20', year: '2027-28' });
    expect(letter['letter-einvoicing-declares']).toContain(
      'in any financial year from 2017\u201118 to 2025\u201126, nor in 2026\u201127 so far.',
    );
    expect(letter['letter-einvoicing-change']).toContain(
      'exceeds that limit in 2026\u201127, I will issue e\u2011invoices from 1 April 2027; if in 2027\u201128, I will issue e\u2011invoices from 1 April 2028, and tell you before.',
    );
  });

  it('covers every financial year before that of its date', { tags: ['letter-einvoicing-declares'] }, () => {
    const text = eInvoicing(person({ GSTIN: '27ZZZPK0001Z1ZO' }), { date: '2026-11-20' });
    expect(text['letter-einvoicing-declares']).toBe(
      'I, Ram Kumar, GSTIN 27ZZZPK0001Z1ZO, PAN ZZZPK0001Z, declare under Rule 48(4) of the CGST Rules, 2017, and Notification 13/2020-Central Tax as amended, that I am not required to issue e\u2011invoices, because my aggregate turnover, on my PAN for all of India, has not exceeded Rs\u00a05,00,00,000 (five crore rupees) in any financial year from 2017\u201118 to 2025\u201126.',
    );
    expect(text['letter-einvoicing-change']).toContain(
      'If my turnover exceeds that limit in 2026\u201127, I will issue e\u2011invoices from 1 April 2027, and tell you before.',
    );
    const march = eInvoicing(person(), { date: '2027-03-31' });
    expect(march['letter-einvoicing-declares']).toContain('to 2025\u201126.');
    const april = eInvoicing(person(), { date: '2027-04-01' });
    expect(april['letter-einvoicing-change']).toContain('1 April 2028');
  });

  it('names the exempt class instead, and promises without a limit', {
    tags: ['letter-einvoicing-declares', 'letter-einvoicing-change'],
  }, () => {
    const text = eInvoicing(company(), { reason: 'class', class: 'an insurer' });
    expect(text['letter-einvoicing-declares']).toMatch(
      /because we are an insurer, which is exempt whatever the turnover\.$/,
    );
    expect(text['letter-einvoicing-change']).toBe(
      'Our tax invoices therefore carry no invoice reference number (IRN). If this changes, we will issue e\u2011invoices from the day on which the law requires it, and tell you before.',
    );
  });

  it('the e-invoicing letter is true and correct', { tags: ['letter-einvoicing-true'] }, () => {
    expect(eInvoicing(person())['letter-einvoicing-true']).toBe(TRUE);
  });
});

it('each paragraph of the letters has an id among the requirements', {
  tags: ['letter-gst-declares', 'letter-einvoicing-declares', 'tax-declares-class'],
}, async () => {
  const required = await readFile('docs/requirements.md', 'utf8');
  const ids = [
    ...Object.keys(gst(person(), { supply: 'goods' })),
    ...Object.keys(eInvoicing(person())),
    ...[makeTaxEntry(), makeTaxEntry(NO_ENTERPRISE)].map((entry) => taxParagraph(person(), entry).id),
  ];
  expect(ids).toHaveLength(10);
  for (const id of ids) expect(required).toContain(`- \`${id}\` `);
});

const text = AGREEMENT_CLAUSES.flatMap(({ paragraphs }) => paragraphs).join('\n');

it.each([
  'shall not exceed 45 days from the day of acceptance or deemed acceptance',
  'The day of acceptance is the day on which the services are delivered, unless the Agency objects in writing within 15 days. Interest on late payment is due as that Act provides.',
  'The Parties accept this Agreement electronically; the record kept by the portal, with its text, time and the Vendor’s signature, is evidence of it.',
])('the agreement says: %s', { tags: ['agreement-acceptance'] }, (words) => {
  expect(text).toContain(words);
});

const vendorDetails = {
  sectionOne: makeSectionOne({ vendorStatus: 'Private Limited Company' }),
  sectionSix: makeSectionSix({ signatoryName: 'Ramesh Gupta', positionOfSignatory: 'Director' }),
};
const FOR = 'for Specimen Media Private Limited';

it.each([
  ['the GST letter', 'Ramesh Gupta', [FOR, 'Director', 'PAN: ZZZCS0001Z'], gstLetterContent],
  ['the agreement', 'Ramesh Gupta', [FOR, 'Director'], agreementContent],
  ['the agreement that somebody else signs', 'Leela Iyer', [FOR], agreementContent],
])('%s names company and position', { tags: ['letter-own'] }, (_, signatory, below, contentOf) => {
  const nongst = makeNonGst(GST_GROUNDS);
  const msa = { name: signatory, date: '2026-11-24' };
  expect(contentOf({ ...company(), vendorDetails, nongst, msa })).toMatchObject({ signatory, below });
});

it('the signature of an individual names neither company nor position', () => {
  const msa = { name: 'Ram Kumar', date: '2026-11-24' };
  expect(agreementContent({ ...person(), msa }).below).toEqual([]);
});

it('R19: a plain form without a letter is signed with its answers and the declaration', () => {
  const record = { ...company(), userid: 'O2611ABCDE', msa: { name: 'Asha Rao', date: '2026-11-22' } };
  const { title, blocks, closing, signatory, below } = plainSheet(record, 'msa');
  expect(title).toBe('Master Service Agreement');
  const facts = {
    Name: 'Specimen Media Private Limited',
    'User ID': 'O2611ABCDE',
    'E-mail': record.email,
    'PAN Number': 'ZZZCS0001Z',
    'Accepted by': 'Asha Rao',
    Date: '22 Nov 2026',
  };
  expect(blocks.at(-1)).toMatchObject({ facts: Object.entries(facts) });
  expect(closing).toEqual([{ id: 'declaration', type: 'paragraph', text: DECLARATION }]);
  expect([signatory, ...below]).toEqual(['Specimen Media Private Limited']);
});
