import { expect, test } from 'vitest';
import { redactAadhar } from '../../../scripts/erase/redactAadhar.ts';
import type { AadharMode } from '../../../src/config/portal.ts';
import { aadharNumbersIn } from '../../support/exported.ts';
import { makeReviewedRecord, makeSectionOne, makeUserRecord } from '../../support/factories.ts';
import { givenPerson, givenProject, type TestProject } from './eraseWorld.ts';

const NUMBER = '234567890124';

async function run({ project }: TestProject, mode: AadharMode, yes = true) {
  const lines: string[] = [];
  const errors = await redactAadhar(project, { mode, yes, print: (line) => lines.push(line) });
  expect(errors).toBe(0);
  return lines.at(-1);
}

/** A reviewed and decided record with a number in each place, in every spelling that the portal stored. */
async function givenNumbers() {
  const portal = givenProject();
  const vendorDetails = { sectionOne: makeSectionOne({ aadharcard: '2345 6789 0124' }) };
  const numbers = { aadharcard: NUMBER, vendorDetails, vendorRevision: { vendorDetails } };
  const { uid } = await givenPerson(portal, numbers, (uid) => {
    const snapshot = makeReviewedRecord(makeUserRecord({ uid, aadharcard: NUMBER, vendorDetails }));
    return [
      { path: `reviewed/${uid}`, data: { ...snapshot } },
      { path: `decided/${uid}`, data: { ...snapshot } },
      {
        path: `drafts/${uid}/forms/profile`,
        data: { values: { aadharcard: `"${NUMBER}"`, name: '"Ram"' }, at: 1 },
      },
    ];
  });
  await givenPerson(portal, { aadharcard: '' });
  return { portal, uid };
}

test('redact-aadhar leaves the last four digits in records, snapshots and drafts', {
  tags: ['aadhar-changed'],
}, async () => {
  const { portal, uid } = await givenNumbers();
  const before = await portal.exported(uid);
  expect(aadharNumbersIn(before).length).toBeGreaterThanOrEqual(6);
  expect(await run(portal, 'last4', false)).toBe(
    '4 records of 1 person hold more than the mode last4 stores. Add --yes to reduce.',
  );
  expect(await portal.exported(uid)).toEqual(before);

  expect(await run(portal, 'last4')).toBe('Reduced 4 records of 1 person.');
  const after = await portal.exported(uid);
  expect(aadharNumbersIn(after)).toEqual([]);
  const reduced = JSON.stringify([...before]).replaceAll(/2345 ?6789 ?0124/g, '0124');
  expect([...after]).toEqual(JSON.parse(reduced));

  expect(await run(portal, 'last4')).toBe('No record holds more than the mode last4 stores.');
  expect(await portal.exported(uid)).toEqual(after);
});

test('redact-aadhar removes the number with the mode off', { tags: ['aadhar-changed'] }, async () => {
  const { portal, uid } = await givenNumbers();
  await run(portal, 'off');
  const after = await portal.exported(uid);
  expect(aadharNumbersIn(after)).toEqual([]);
  expect(after.get(`users/${uid}`)).toMatchObject({ aadharcard: '' });
  expect(after.get(`drafts/${uid}/forms/profile`)).toEqual({
    values: { aadharcard: '', name: '"Ram"' },
    at: 1,
  });
  expect(await run(portal, 'off')).toBe('No record holds more than the mode off stores.');
});

test('redact-aadhar changes nothing with the mode full', { tags: ['aadhar-changed'] }, async () => {
  const { portal, uid } = await givenNumbers();
  const before = await portal.exported(uid);
  expect(await run(portal, 'full')).toContain('Nothing was changed.');
  expect(await portal.exported(uid)).toEqual(before);
});
