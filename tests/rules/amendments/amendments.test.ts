import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { AMENDED_DOCUMENTS } from '../../../src/domain/records/amendments.ts';
import { documentValues } from '../../../src/domain/records/newAmendments.ts';
import { admin, patchRecord } from '../world.ts';
import {
  commit,
  confirm,
  decision,
  fileOf,
  give,
  givenApproved,
  giveValidated,
  staff,
  submit,
  valuesOf,
} from './steps.ts';

describe('the steps of an amendment', { tags: ['amendment-steps'] }, () => {
  test.each(AMENDED_DOCUMENTS)('R20: after the approval a new file replaces %s', async (key) => {
    const person = await givenApproved();
    await assertSucceeds(submit(person, 'document', documentValues(key, fileOf(person.uid, 'document'))));
  });

  test('R20: an approver refuses a validated change, and not a submitted one', async () => {
    const { uid } = await givenApproved();
    const approver = staff({ approver: true });
    for (const [status, assert] of [[1, assertFails] as const, [2, assertSucceeds] as const]) {
      await give(uid, 'bank', { status });
      const step = await decision(uid, 'bank', approver.uid, { status: -1, refusal: 'No answer' });
      await assert(commit(approver, uid, 'bank', step));
    }
  });

  test.each([
    ['bank', 'bankdetails'],
    ['gst', 'profile'],
    ['document', 'profile'],
  ] as const)('R20: a change of %s comes into force whose file is on record already', async (kind, part) => {
    const { uid } = await givenApproved();
    const { documents } = valuesOf(uid, kind);
    await patchRecord(`documents/${uid}`, documents);
    for (const name of ['reviewed', 'decided'])
      await patchRecord(`${name}/${uid}`, { [`${part}.documents`]: documents });
    await giveValidated(uid, kind);
    await assertSucceeds(confirm(uid, kind));
  });

  test('R20: a person without documents or reviews gets a new bank account', async () => {
    const { uid } = await givenApproved();
    for (const name of ['documents', 'reviewed', 'decided']) await admin.deleteRecord(`${name}/${uid}`);
    await giveValidated(uid, 'bank');
    await assertSucceeds(confirm(uid, 'bank'));
  });
});
