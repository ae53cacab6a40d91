import { describe, expect, it } from 'vitest';
import { FORM_KEYS } from '../../../../src/domain/forms/registry.ts';
import type { FormKey } from '../../../../src/domain/records/records.ts';
import {
  copiesWithHash,
  copyHtml,
  copyJson,
  problemsOfCopy,
  problemsOfFile,
  readCopyFile,
} from '../../../../src/domain/signed/copyFile.ts';
import { shortHash } from '../../../../src/domain/signed/readCopy.ts';
import { copyId } from '../../../../src/domain/signed/signedCopy.ts';
import { makeParsedUser } from '../../../support/factories.ts';
import { SIGNED, SIGNED_AT, signedBy } from '../../../support/signedRecords.ts';

const record = makeParsedUser({ ...SIGNED, name: 'Ram <b>Kumar</b> </script>' });
const { uid } = record;
const signed = (form: FormKey) => signedBy(record, form);

describe('the file of a signed copy', { tags: ['copy-verify'] }, () => {
  it.each(FORM_KEYS)('the file of a copy of %s matches, as HTML and as JSON', async (form) => {
    const copy = await signed(form);
    for (const text of [copyHtml({ uid, copy }), copyJson({ uid, copy })]) {
      expect(readCopyFile(text)).toEqual({ uid, copy });
      expect(await problemsOfFile(text, [copy])).toEqual([]);
    }
  });

  it('the HTML of a copy contains typed text as text, not as markup', async () => {
    const html = copyHtml({ uid, copy: await signed('msa') });
    expect(html).toContain('Ram &lt;b&gt;Kumar&lt;/b&gt;');
    expect(html).not.toContain('<b>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('does not match with one changed byte, anywhere', async () => {
    const copy = await signed('msa');
    for (const text of [copyHtml({ uid, copy }), copyJson({ uid, copy })]) {
      for (let at = 0; at < text.length; at += 997) {
        const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
        expect(await problemsOfFile(changed, [copy])).not.toEqual([]);
      }
    }
  });

  it('a file does not match when no such copy is stored, or the stored one was changed', async () => {
    const copy = await signed('msa');
    const text = copyHtml({ uid, copy });
    const changed = { ...copy, content: copy.content.replace('Ram', 'Sam') };
    for (const [problems, problem] of [
      [problemsOfFile(text, []), 'No such signed copy is stored.'],
      [problemsOfFile('no copy', [copy]), 'The file is no signed copy, or its end is missing.'],
      [problemsOfFile(text, [changed]), 'The file differs from what is stored.'],
      [
        problemsOfCopy({ uid, copy: changed }),
        'The stored words, facts or signature are not those of the hash.',
      ],
      [problemsOfCopy({ uid, copy }, 'msa-1'), 'It is stored under another form or time.'],
    ] as const)
      expect(await problems).toContain(problem);
  });

  it('a copy is found by the printed hash, with spaces and capitals', async () => {
    const copy = await signed('msa');
    const printed = shortHash(copy.hash).toUpperCase();
    expect(copiesWithHash([copy], `${printed.slice(0, 4)} ${printed.slice(4)}`)).toEqual([copy]);
    expect(copiesWithHash([copy], copy.hash.slice(0, 11))).toEqual([]);
    expect(copiesWithHash([copy], `${copy.hash.slice(0, 11)}g`)).toEqual([]);
    expect(copyId(copy)).toBe(`msa-${SIGNED_AT}`);
  });
});
