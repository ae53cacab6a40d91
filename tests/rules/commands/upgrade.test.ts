import type { UserRecord } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { upgradeAddresses, upgradeProgress } from '../../../scripts/upgrade.ts';
import { UNKNOWN } from '../../../src/domain/people/identity.ts';
import { makeInvitation, makeProgress, makeSectionOne, makeUserRecord } from '../../support/factories.ts';
import { newProject } from './remindProject.ts';

const account = (uid: string, email: string, emailVerified = true) =>
  ({ uid, email, emailVerified }) as Partial<UserRecord> as UserRecord;

test('the upgrade sets the verified flag and the invitation of older records', {
  tags: ['progress-upgrade'],
}, async () => {
  const { admin, firestore } = newProject();
  const progress = (uid: string, more = {}) => ({
    path: `progress/${uid}`,
    data: { ...makeProgress(makeUserRecord({ uid, email: `${uid}@demo.example` })), ...more },
  });
  await admin.writeRecords([
    ...['moved', 'stranger', 'invited', 'verified'].map((uid) => progress(uid)),
    progress('newer', UNKNOWN),
    // More than Auth or one query returns at once.
    ...Array.from({ length: 120 }, (_, at) => progress(`z${at}`)),
    { path: 'invitations/first', data: { ...makeInvitation(), status: 'used', usedBy: 'invited' } },
  ]);
  const auth = {
    getUsers: () => {
      const users = [
        account('moved', 'elsewhere@demo.example'),
        account('stranger', 'stranger@demo.example', false),
        account('verified', 'Verified@demo.example'),
      ];
      return Promise.resolve({ users, notFound: [] });
    },
  };
  expect(await upgradeProgress({ firestore, auth, writes: false })).toEqual({ found: 124, written: 0 });
  expect(await admin.readRecord('progress/verified')).not.toHaveProperty('known');
  expect(await upgradeProgress({ firestore, auth, writes: true })).toEqual({ found: 124, written: 124 });
  for (const [uid, identity] of Object.entries({
    moved: UNKNOWN,
    stranger: UNKNOWN,
    newer: UNKNOWN,
    z99: UNKNOWN,
    invited: { verified: false, invitation: 'first', known: true },
    verified: { verified: true, invitation: '', known: true },
  })) {
    expect(await admin.readRecord(`progress/${uid}`)).toMatchObject(identity);
  }
  expect(await upgradeProgress({ firestore, auth, writes: true })).toEqual({ found: 0, written: 0 });
});

test('the upgrade spells country and PIN code of older addresses as the form does', {
  tags: ['progress-upgrade'],
}, async () => {
  const { admin, firestore } = newProject();
  const stored = (address: object) =>
    makeUserRecord({ vendorDetails: { sectionOne: makeSectionOne(address) } });
  const old = stored({ country: 'INDIA', pincode: '400 069' });
  const others = {
    today: stored({}),
    unknown: stored({ country: 'Atlantis', pincode: '400 069' }),
    abroad: stored({ country: 'Nepal', pincode: '446 00' }),
    without: makeUserRecord({ vendorDetails: {} }),
  };
  await admin.writeRecords([
    { path: 'users/old', data: { ...old } },
    { path: 'reviewed/old', data: { vendorform: { user: { vendorDetails: old.vendorDetails } } } },
    ...Object.entries(others).map(([uid, record]) => ({ path: `users/${uid}`, data: { ...record } })),
  ]);
  expect(await upgradeAddresses({ firestore, writes: false })).toEqual({ found: 1, written: 0 });
  expect(await admin.readRecord('users/old')).toMatchObject(old);
  expect(await upgradeAddresses({ firestore, writes: true })).toEqual({ found: 1, written: 1 });
  const vendorDetails = { sectionOne: makeSectionOne({ country: 'India', pincode: '400069' }) };
  expect(await admin.readRecord('users/old')).toEqual({ ...old, vendorDetails });
  expect(await admin.readRecord('reviewed/old')).toEqual({ vendorform: { user: { vendorDetails } } });
  for (const [uid, record] of Object.entries(others)) {
    expect(await admin.readRecord(`users/${uid}`)).toEqual(record);
  }
  expect(await upgradeAddresses({ firestore, writes: true })).toEqual({ found: 0, written: 0 });
});
