import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { DOCUMENT_KEYS } from '../../../src/domain/records/records.ts';
import { allowed, denied, givenTrainee, linkOf, newUid, type Person } from '../world.ts';

// A link must stay in the own folder: a server may read `..` as the parent folder in any encoding.

const DOCUMENTS = [...DOCUMENT_KEYS, 'signImage', 'cancelledCheque'];

function save({ db, uid }: Person, key: string, link: string): Promise<void> {
  return setDoc(doc(db, 'documents', uid), { [key]: link }, { merge: true });
}

const DOTS = ['..', '.', '%2E%2E', '%2e%2E', '.%2e', '%2E.', '%2e'];
const other = `${newUid()}%2Fdocuments%2FPANTANCard`;

test.each(DOTS)('R11: a link with the segment %s is refused', async (dots) => {
  const owner = await givenTrainee({}, {});
  const files = [
    dots,
    `${dots}%2F${other}`,
    `${dots}%2f${other}`,
    `${dots}/${other}`,
    `documents%2F${dots}`,
    `documents%2f${dots}%2f${dots}%2f${other}`,
    `documents/${dots}`,
  ];
  for (const link of files.flatMap((file) => [
    linkOf(owner.uid, file),
    linkOf(owner.uid, file).split('?')[0] ?? '',
  ])) {
    for (const key of DOCUMENTS) await assertFails(save(owner, key, link));
    await denied(owner, { signImage: link });
  }
});

test.each([
  'a..b.pdf',
  '..pdf',
  'a..',
  '...',
  '..%20pdf',
  '%2E%2Epdf',
  'a%2E%2E',
  '.hidden',
  'documents%2Fa..b.pdf',
  'documents%2F..b%2Fc',
  'documents%2F%2Fa',
])('R11: a file name may be %s', async (file) => {
  const owner = await givenTrainee({}, {});
  const link = linkOf(owner.uid, file);
  for (const key of DOCUMENTS) await assertSucceeds(save(owner, key, link));
  await allowed(owner, { signImage: link });
});

test('R11: the query of a link is not part of its path', async () => {
  const owner = await givenTrainee({}, {});
  await allowed(owner, { signImage: `${linkOf(owner.uid, 'a')}&name=%2F..%2Fb` });
});

test('R11: a link has at most 2,000 characters, and is one link', async () => {
  const owner = await givenTrainee({}, {});
  const link = linkOf(owner.uid, 'a');
  const longest = link.padEnd(2000, 'x');
  await allowed(owner, { signImage: longest });
  await denied(owner, { signImage: `${longest}x` });
  for (const key of DOCUMENTS) {
    await assertSucceeds(save(owner, key, longest));
    await assertFails(save(owner, key, `${longest}x`));
    for (const two of [`${link} ${link}`, `${link} `, ` ${link}`]) await assertFails(save(owner, key, two));
  }
});
