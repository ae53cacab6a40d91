import { describe, expect, test } from 'vitest';
import { FORM_KEYS, PLAIN_FORMS } from '../../../../src/domain/forms/registry.ts';
import { personalFiles, type StoredRecords } from '../../../../src/domain/privacy/personalFiles.ts';
import type { Raw } from '../../../../src/domain/records/read.ts';
import type { FormKey } from '../../../../src/domain/records/records.ts';
import { readCopyFile } from '../../../../src/domain/signed/copyFile.ts';
import { copyId } from '../../../../src/domain/signed/signedCopy.ts';
import { allForms, makeBankDetails, makeParsedUser } from '../../../support/factories.ts';
import { SIGNED, SIGNED_AT, signedBy } from '../../../support/signedRecords.ts';

const AT = SIGNED_AT;
const SUBMITTED = { ...allForms(1), bankdetails: 2 } as const;
const logs = FORM_KEYS.map(
  (about) => ({ title: `Ram submitted ${about}`, timestamp: AT, did: 'submitted', about }) as const,
);
const record = makeParsedUser({ ...SIGNED, name: 'Ram <Kumar>', forms: SUBMITTED, logs });
const { uid } = record;

/** As the download reads it: times of the server are ISO texts. */
async function stored(form: FormKey, changes: Raw = {}): Promise<StoredRecords> {
  const copy = await signedBy(record, form);
  const raw = { ...copy, storedAt: new Date(AT + 250).toISOString(), ...changes };
  return { [`papers/${uid}/items/${copyId(copy)}`]: raw };
}

const namesIn = (files: object, folder: string) =>
  Object.keys(files)
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => name.slice(folder.length + 1));

describe('the files of the download', { tags: ['mydata-download'] }, () => {
  test('the download has each submitted form without a signed copy as a page', () => {
    const files = personalFiles(record, {}, AT);
    expect(namesIn(files, 'letters')).toEqual(FORM_KEYS.map((form) => `${form}.html`));
    expect(namesIn(files, 'signed-copies')).toEqual([]);
    expect(files['letters/msa.html']).toContain('independent contractor');
    expect(files['letters/bankdetails.html']).toContain(makeBankDetails().bankAccountNumber);
    expect(files['letters/vendorform.html']).toContain('true and correct');
    for (const form of FORM_KEYS) {
      expect(files[`letters/${form}.html`]).toContain('no signed copy is stored');
      expect(files[`letters/${form}.html`]).not.toContain('<Kumar>');
    }
  });

  test('the download has no page of a form that is not submitted', () => {
    const forms = { ...record.forms, nonapplicability: 0, einvoicing: -1 } as const;
    const names = namesIn(personalFiles({ ...record, forms }, {}, AT), 'letters');
    expect(names).toEqual(['vendorform', 'bankdetails', ...PLAIN_FORMS].map((form) => `${form}.html`));
  });

  test.each(FORM_KEYS)('the download has the signed copy of %s in place of the page', async (form) => {
    const files = personalFiles(record, await stored(form), AT);
    const id = `${form}-${AT}`;
    expect(namesIn(files, 'signed-copies')).toEqual([`${id}.html`, `${id}.json`]);
    expect(namesIn(files, 'letters')).not.toContain(`${form}.html`);
    const file = readCopyFile(files[`signed-copies/${id}.html`] ?? '');
    expect(file?.copy).toMatchObject({ form, storedAt: AT + 250 });
  });

  test('the download has an earlier signed copy and the page when the form has changed since', async () => {
    const changed = { ...record, bankDetails: makeBankDetails({ bankAccountNumber: '99990000111122' }) };
    const files = personalFiles(changed, await stored('bankdetails'), AT);
    expect(namesIn(files, 'signed-copies')).toHaveLength(2);
    expect(files['letters/bankdetails.html']).toContain('99990000111122');
    expect(files['letters/bankdetails.html']).not.toContain('no signed copy is stored');
    expect(files['README.txt']).toContain('without a signed copy, or changed since');
  });

  test.each([
    { content: 'not JSON' },
    { content: 7, hash: null },
    { storedAt: 'yesterday' },
    { storedAt: { seconds: 1 }, form: 'unknown' },
  ])('the download has a malformed copy without failing: %j', async (changes) => {
    const papers = await stored('bankdetails', changes);
    const files = personalFiles(record, papers, AT);
    expect(namesIn(files, 'signed-copies')).toHaveLength(2);
    expect(JSON.parse(files['records.json'] ?? '')).toEqual(JSON.parse(JSON.stringify(papers)));
  });
});
