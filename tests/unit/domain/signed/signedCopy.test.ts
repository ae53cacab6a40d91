import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/domain/files/sha256.ts';
import { FORMS } from '../../../../src/domain/forms/registry.ts';
import type { FormKey, UserRecord } from '../../../../src/domain/records/records.ts';
import { canonicalJson, isPartOf } from '../../../../src/domain/signed/canonicalJson.ts';
import { hasForeignWords, printedOf } from '../../../../src/domain/signed/printed.ts';
import { shortHash } from '../../../../src/domain/signed/readCopy.ts';
import { hashedText, MAX_CONTENT_BYTES, type StoredCopy } from '../../../../src/domain/signed/signedCopy.ts';
import { signedCopy, withFields } from '../../../../src/domain/signed/signing.ts';
import { makeBankDetails, makeNonGst, makeParsedUser } from '../../../support/factories.ts';
import { SIGNED, SIGNED_AT, signedBy } from '../../../support/signedRecords.ts';

const AT = SIGNED_AT;
const NOW = AT + 86_400_000;
const SIGNATURE = 'https://files.example/o/signature';

const vendor = makeParsedUser({
  ...SIGNED,
  address: '1 Sample Marg, Mumbai',
  signImage: SIGNATURE,
  forms: { msa: 1, nonapplicability: 1, bankdetails: 1, vendorform: 1 },
});
const signed = (form: FormKey, record: UserRecord = vendor) => signedBy(record, form);

/** As if the text had been written by a build with another clause. */
async function withClause(copy: StoredCopy, version: string): Promise<StoredCopy> {
  const content = copy.content.replace('The Vendor shall perform', 'The Vendor must perform');
  const changed = { ...copy, version, content };
  return { ...changed, hash: await sha256(hashedText(vendor.uid, changed)) };
}

const printed = (form: FormKey, record: UserRecord, copy: StoredCopy | null) =>
  printedOf(form, record, {}, copy, NOW);

describe('what prints', { tags: ['copy-prints'] }, () => {
  it('a printout is the signed copy, although the address changed afterwards', async () => {
    const copy = await signed('msa');
    const moved = { ...vendor, address: '2 Other Road, Pune' };
    const { content, who, signImage, foot } = printed('msa', moved, copy) ?? {};
    const hash = shortHash(copy.hash);
    expect(JSON.stringify(content)).toContain('1 Sample Marg');
    expect(JSON.stringify(content)).not.toContain('Other Road');
    expect(who).toContain(hash);
    expect(signImage).toBe(SIGNATURE);
    expect(foot).toBe(`Signed copy · text 2026-11.2 · stored 24 Nov 2026, 12:00 (IST) · ${hash}`);
  });

  it('a printout has the clauses of its version after a build changed them', async () => {
    const copy = await withClause(await signed('msa'), '2025-01');
    const { content, foot, isForeign } = printed('msa', vendor, copy) ?? {};
    expect(JSON.stringify(content)).toContain('The Vendor must perform');
    expect(foot).toContain('text 2025-01');
    expect(isForeign).toBe(false);
  });

  it('warns when the words are not those of the version', async () => {
    const copy = await withClause(await signed('msa'), FORMS.msa.textVersion);
    expect(printed('msa', vendor, copy)?.isForeign).toBe(true);
    expect(hasForeignWords({ ...copy, content: 'no JSON' })).toBe(true);
  });

  it('a printout shows the record when there is no copy, and no foot before the submission', () => {
    const { content, foot } = printed('msa', vendor, null) ?? {};
    expect(content?.title).toBe('Master Service Agreement');
    expect(foot).toBe('As of now, 25 Nov 2026, 12:00 (IST): no signed copy is stored of this form.');
    const pending = { ...vendor, forms: { ...vendor.forms, msa: 0 as const } };
    expect(printed('msa', pending, null)?.foot).toBe('');
  });

  it('a printout shows the record once the form’s fields differ from the signed ones', async () => {
    const copy = await signed('bankdetails');
    const changed = { ...vendor, bankDetails: makeBankDetails({ bankAccountNumber: '99912345678901' }) };
    expect(printed('bankdetails', changed, copy)?.foot).toBe(
      'As of now, 25 Nov 2026, 12:00 (IST): not the signed copy of 24 Nov 2026.',
    );
    expect(printed('bankdetails', vendor, copy)?.foot).toContain('Signed copy');
  });

  it('a printout shows the record when the stored text cannot be read', async () => {
    const copy = await signed('msa');
    for (const content of ['', '[]', '{', 'null', '{"facts":1}']) {
      expect(printed('msa', vendor, { ...copy, content })?.foot).toContain('As of now');
    }
  });

  it('a signed copy has the financial year of a declaration', async () => {
    const copy = await signed('nonapplicability');
    expect(copy.year).toBe('2026-27');
    expect(printed('nonapplicability', vendor, copy)?.foot).toContain('financial year 2026-27');
  });
});

it('a signed copy contains no whole Aadhar number', async () => {
  for (const form of ['bankdetails', 'vendorform'] as const) {
    const { content } = await signed(form);
    expect(content).toContain('XXXX XXXX 0124');
    expect(content).not.toContain('234567890124');
  }
});

it('no copy is made of an older declaration, without a log entry, or of too long a text', async () => {
  const older = { ...vendor, nongst: makeNonGst() };
  const make = (form: FormKey, record: UserRecord, at?: number) =>
    signedCopy(form, record, {}, { at, signHash: '' });
  expect(await make('nonapplicability', older, AT)).toBeUndefined();
  expect(await make('msa', vendor, undefined)).toBeUndefined();
  expect(await make('msa', { ...vendor, address: 'x'.repeat(MAX_CONTENT_BYTES) }, AT)).toBeUndefined();
});

it('a signed copy has another hash when one byte of its fields differs', async () => {
  const copy = await signed('msa');
  const changes = [{}, { version: '2026-12' }, { content: `${copy.content} ` }, { at: AT + 1 }];
  const hashOf = (change: object) => sha256(hashedText(vendor.uid, { ...copy, ...change }));
  const hashes = await Promise.all(changes.map(hashOf));
  expect(hashes[0]).toBe(copy.hash);
  expect(new Set(hashes).size).toBe(4);
});

it('canonical JSON is the same for the same values in another order', () => {
  const json = canonicalJson({ b: [1, { d: 'é', c: null }], a: true, e: undefined });
  expect(json).toBe('{"a":true,"b":[1,{"c":null,"d":"é"}]}');
});

it.each([
  [{ a: 1 }, { a: 1, b: 2 }, true],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [[{ a: 1 }], [{ a: 1, b: 2 }], true],
  [[1], [1, 2], false],
  [[1], { 0: 1 }, false],
  [{ a: 1 }, null, false],
])('%j is part of %j: %s', (part, whole, expected) => {
  expect(isPartOf(part, whole)).toBe(expected);
});

it('withFields sets fields by dotted path, and keeps the others', () => {
  const after = { a: { b: 4, c: 2 }, d: 3, e: { f: 5 } };
  expect(withFields({ a: { b: 1, c: 2 }, d: 3 }, { 'a.b': 4, 'e.f': 5 })).toEqual(after);
});
