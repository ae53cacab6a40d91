import { expect, it } from 'vitest';
import { sha256 } from '../../../../src/domain/files/sha256.ts';
import { EXEMPT_CLASSES } from '../../../../src/domain/forms/eInvoicing.ts';
import { GST_REASONS, SUPPLIES } from '../../../../src/domain/forms/nonApplicability.ts';
import { FORM_KEYS, FORMS } from '../../../../src/domain/forms/registry.ts';
import type { FormKey } from '../../../../src/domain/records/records.ts';
import { canonicalJson } from '../../../../src/domain/signed/canonicalJson.ts';
import { contentFrom, factsOf } from '../../../../src/domain/signed/signedText.ts';
import {
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { forEachPlain, plainValues } from '../../../support/plainForms.ts';

/** The words of each version, by the first digits of their SHA-256. A changed text is a new version, and a new line. */
const WORDS: Record<string, string> = {
  'nonapplicability 2026-11': '4f9c84eaf515',
  'einvoicing 2026-11': 'e4465f603340',
  'msa 2026-11': '82c922789bd9',
  'einvoicing 2026-11.2': 'bb9a0f82539a',
  'msa 2026-11.2': '98ac5496478e',
  'bankdetails 2026-11': '5ff2db3e29a3',
  'vendorform 2026-11': 'a6cc4d3a7011',
};

const OFFICE = { state: 'Goa', address: '1 Sample Road, Panaji', gstinNumber: '30ZZZCA0001Z1ZP' };

const OF: Record<FormKey, StoredUserOverrides[]> = {
  nonapplicability: GST_REASONS.flatMap((reason) =>
    SUPPLIES.map((supply) => ({ nongst: makeNonGst({ ...GST_GROUNDS, ...OFFICE, reason, supply }) })),
  ),
  einvoicing: [
    { einvoicing: makeEinvoicing(OFFICE) },
    { einvoicing: makeEinvoicing({ ...OFFICE, reason: 'class', class: EXEMPT_CLASSES[0] }) },
  ],
  bankdetails: [{ bankDetails: makeBankDetails() }],
  vendorform: [{}],
  ...forEachPlain((key): StoredUserOverrides[] => [{ [key]: plainValues(key) }]),
};

/** Of a person and of a company, which writes "we". */
const KINDS: StoredUserOverrides[] = ['Employee', 'Private Limited Company'].map((vendorStatus) => ({
  usertype: 'vendor',
  vendorDetails: { sectionOne: makeSectionOne({ vendorStatus }), sectionSix: makeSectionSix() },
}));

it.each(FORM_KEYS)('the words of %s change with their version only', async (form) => {
  const contents = KINDS.flatMap((kind) =>
    OF[form].map((fields) => makeParsedUser({ ...kind, ...fields })),
  ).map((record) => {
    const { letterhead: _, ...words } = contentFrom(form, factsOf(form, record)) ?? { letterhead: null };
    return words;
  });
  const version = `${form} ${FORMS[form].textVersion}`;
  const hash = (await sha256(canonicalJson(contents))).slice(0, 12);
  expect({ [version]: hash }).toEqual({ [version]: WORDS[version] });
});
