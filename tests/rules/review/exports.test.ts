import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { EXPORT_FIELDS, EXPORT_FORMATS, MAX_EXPORTED } from '../../../src/domain/exports/formats.ts';
import { type Actor, changed, type Fields, lacking, newReviewer, newUid } from '../world.ts';

const entryOf = ({ uid: by }: Actor, change: Fields): Fields =>
  changed({ by, at: Date.now(), format: 'csv', fields: ['pan', 'bank'], count: 12 }, change);
const log = (actor: Actor, change: Fields = {}) =>
  setDoc(doc(actor.db, 'exports', newUid()), entryOf(actor, change));

test.each(EXPORT_FORMATS.map(({ key }) => key))('R10: a reviewer logs %s', async (format) => {
  await assertSucceeds(log(newReviewer(), { format }));
});

test('R10: a reviewer logs any of the fields, for up to the limit of people', async () => {
  await assertSucceeds(log(newReviewer(), { fields: [...EXPORT_FIELDS], count: MAX_EXPORTED }));
  await assertSucceeds(log(newReviewer(), { fields: [], count: 1 }));
});

test.each<[string, Fields]>([
  ['in the name of another', { by: 'other' }],
  ['of an earlier time', { at: Date.now() - 600_000 }],
  ['of a later time', { at: Date.now() + 86_400_000 }],
  ['of no time', { at: 'now' }],
  ['in an unknown format', { format: 'pdf' }],
  ['with an unknown field', { fields: ['aadharcard'] }],
  ['with fields that are no list', { fields: 'pan' }],
  ['with a field too often', { fields: Array.from({ length: EXPORT_FIELDS.length + 1 }, () => 'pan') }],
  ['of nobody', { count: 0 }],
  ['of more than one file may have', { count: MAX_EXPORTED + 1 }],
  ['of half a person', { count: 1.5 }],
  ['with a key more', { name: 'Ram Kumar' }],
  ...lacking('without', 'by', 'at', 'format', 'fields', 'count'),
])('R15: an entry %s is refused', async (_, change) => {
  await assertFails(log(newReviewer(), change));
});
