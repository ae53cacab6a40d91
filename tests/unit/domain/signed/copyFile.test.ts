import { describe, expect, it } from 'vitest';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import {
  copiesWithHash,
  copyHtml,
  copyJson,
  problemsOfCopy,
  problemsOfFile,
  readCopyFile,
} from '../../../../src/domain/signed/copyFile.ts';
import { shortHash } from '../../../../src/domain/signed/readCopy.ts';
import {
  copyId,
  SIGNED_FORMS,
  type SignedForm,
  type StoredCopy,
} from '../../../../src/domain/signed/signedCopy.ts';
import { signedCopy } from '../../../../src/domain/signed/signing.ts';
import {
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
} from '../../../support/factories.ts';

const AT = Date.UTC(2026, 10, 24, 6, 30);
const record = makeParsedUser({
  usertype: 'vendor',
  name: 'Ram <b>Kumar</b> </script>',
  msa: { name: 'Ram', date: '2026-11-24' },
  nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-11-24' }),
  einvoicing: makeEinvoicing(),
  bankDetails: makeBankDetails(),
  vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
});
const { uid } = record;

async function signed(form: SignedForm): Promise<StoredCopy> {
  const copy = await signedCopy(form, record, emptyDocuments(), { at: AT, signHash: '' });
  if (!copy) throw new Error('no copy');
  return { ...copy, storedAt: AT };
}

describe('the file of a signed copy', { tags: ['copy-verify'] }, () => {
  it.each(SIGNED_FORMS)('of %s matches, as HTML and as JSON', async (form) => {
    const copy = await signed(form);
    for (const text of [copyHtml({ uid, copy }), copyJson({ uid, copy })]) {
      expect(readCopyFile(text)).toEqual({ uid, copy });
      expect(await problemsOfFile(text, [copy])).toEqual([]);
    }
  });

  it('contains what people typed as text', async () => {
    const html = copyHtml({ uid, copy: await signed('msa') });
    expect(html).toContain('Ram &lt;b&gt;Kumar&lt;/b&gt;');
    expect(html).not.toContain('<b>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('does not match with one changed byte, anywhere', async () => {
    const copy = await signed('msa');
    for (const text of [copyHtml({ uid, copy }), copyJson({ uid, copy })]) {
      for (let at = 0; at < text.length; at += 997) {
        const other = text[at] === 'x' ? 'y' : 'x';
        expect(await problemsOfFile(`${text.slice(0, at)}${other}${text.slice(at + 1)}`, [copy])).not.toEqual(
          [],
        );
      }
    }
  });

  it('does not match when no such copy is stored, or the stored one was changed', async () => {
    const copy = await signed('msa');
    const text = copyHtml({ uid, copy });
    expect(await problemsOfFile(text, [])).toEqual(['No such signed copy is stored.']);
    expect(await problemsOfFile('no copy', [copy])).toEqual([
      'The file is no signed copy, or its end is missing.',
    ]);
    const changed = { ...copy, content: copy.content.replace('Ram', 'Sam') };
    expect(await problemsOfFile(text, [changed])).toContain('The file differs from what is stored.');
    expect(await problemsOfCopy({ uid, copy: changed })).toContain(
      'The stored words, facts or signature are not those of the hash.',
    );
    expect(await problemsOfCopy({ uid, copy }, 'msa-1')).toEqual([
      'It is stored under another form or time.',
    ]);
  });

  it('is found by the printed hash, with spaces and capitals', async () => {
    const copy = await signed('msa');
    const printed = shortHash(copy.hash).toUpperCase();
    expect(copiesWithHash([copy], `${printed.slice(0, 4)} ${printed.slice(4)}`)).toEqual([copy]);
    expect(copiesWithHash([copy], copy.hash.slice(0, 11))).toEqual([]);
    expect(copiesWithHash([copy], `${copy.hash.slice(0, 11)}g`)).toEqual([]);
    expect(copyId(copy)).toBe(`msa-${AT}`);
  });
});
