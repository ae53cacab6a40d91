import { describe, expect, test } from 'vitest';
import { createAdminApi } from '../../dev/adminApi.ts';
import type { Mail } from '../../mail-service/delivery.ts';
import { createDatabase, openFirestore } from '../../mail-service/remind/database.ts';
import { findDueMails, sendDueMails } from '../../mail-service/remind/job.ts';
import type { Approval } from '../../src/domain/records/records.ts';
import {
  GST_GROUNDS,
  listedForms,
  makeNonGst,
  makeUserRecord,
  type StoredUserOverrides,
} from '../support/factories.ts';
import { mailSettings } from '../support/mailService.ts';
import { newUid } from './world.ts';

const at = (day: string) => Date.parse(`${day}T09:00:00+05:30`);

/** A separate database, because the job reads every person. */
function givenProject() {
  const projectId = `demo-${newUid()}`;
  const firestoreEmulator = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const firestore = Number(firestoreEmulator.split(':').at(-1));
  const admin = createAdminApi({ firestore, auth: 0, storage: 0 }, projectId);
  const database = createDatabase(openFirestore(projectId, firestoreEmulator));
  const settings = mailSettings();
  const mails: Mail[] = [];
  const deliver = (mail: Mail, messageId: string) => {
    mails.push(mail);
    return Promise.resolve({ messageId, attempts: 1 });
  };
  /** The mails of a run on this day. */
  const runOn = async (day: string) => {
    mails.length = 0;
    const parts = { settings, database, deliver, now: at(day), log: () => undefined };
    await sendDueMails(await findDueMails(parts), parts);
    return mails.map(({ to, cc, subject }) => ({ to, cc, subject }));
  };
  const give = async (overrides: StoredUserOverrides = {}, documents: object = {}) => {
    const user = makeUserRecord({ uid: 'one', email: 'one@demo.example', ...overrides });
    await admin.writeRecords([
      { path: 'users/one', data: { ...user } },
      { path: 'documents/one', data: { ...documents } },
    ]);
  };
  return { admin, runOn, give };
}

const FILE = 'https://a.example/1';
const TEAMS = { approver: 'approver@agency.example', review: 'review-team@agency.example' };

function exception(terms: Partial<Approval> = {}): StoredUserOverrides {
  return {
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    approval: { action: 'acceptasexception', by: 'x', at: 1, until: '2026-12-31', ...terms },
    forms: { ...listedForms(2), status: 5, approved: true },
  };
}

describe('an exception', () => {
  test('mails the person in its last week, and staff and introducer once after it', {
    tags: ['exception-mails'],
  }, async () => {
    const { runOn, give, admin } = givenProject();
    await give(exception({ waived: ['GSTCertificate'] }));
    expect(await runOn('2026-12-23')).toEqual([]);
    const subject = 'Still to be delivered: GST Registration Certificate';
    expect(await runOn('2026-12-24')).toEqual([{ to: 'one@demo.example', subject }]);
    expect(await runOn('2026-12-31')).toEqual([]);
    const over = {
      to: TEAMS.approver,
      cc: [TEAMS.review, 'introducer@agency.example'],
      subject: 'The exception of Ram Kumar ran out on 31 Dec 2026',
    };
    expect(await runOn('2027-01-01')).toEqual([over]);
    expect(await runOn('2027-01-02')).toEqual([]);
    expect(await admin.readRecord('reminders/exception-one')).toMatchObject({ sent: { count: 2 } });
    await give(exception({ until: '2027-01-31' }));
    expect(await runOn('2027-02-01')).toMatchObject([{ to: TEAMS.approver }]);
  });

  test('mails nothing to a person who has delivered, and nothing without a last day', async () => {
    const { runOn, give } = givenProject();
    const files = { CompanyCertificate: FILE, PANTANCard: FILE, GSTCertificate: FILE };
    await give(exception({ waived: ['GSTCertificate'] }), files);
    expect(await runOn('2026-12-24')).toEqual([]);
    const { approval: _, ...endless } = exception();
    await give(endless);
    expect(await runOn('2027-01-01')).toEqual([]);
  });

  test('mails nothing after a denial or an acceptance', async () => {
    const { runOn, give } = givenProject();
    await give({ ...exception(), forms: { ...listedForms(2), status: 4, approved: true } });
    expect(await runOn('2027-01-01')).toEqual([]);
    await give({
      ...exception({ action: 'deny' }),
      forms: { ...listedForms(2), status: 1, approved: false },
    });
    expect((await runOn('2027-01-01')).map(({ subject }) => subject)).not.toContain(
      'The exception of Ram Kumar ran out on 31 Dec 2026',
    );
  });
});

describe('a yearly letter', () => {
  const approved: StoredUserOverrides = {
    isGSTApplicable: 'no',
    nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-11-20' }),
    forms: { ...listedForms(2), status: 4, approved: true },
  };

  test('is mailed about at each stage once, to the person and the review team', {
    tags: ['renewal-mails'],
  }, async () => {
    const { runOn, give } = givenProject();
    await give(approved);
    const both = [
      { to: 'one@demo.example', subject: 'Still to be delivered: Non-applicability of GST, 2027-28' },
      { to: TEAMS.review, subject: '1 person has a letter to sign by 30 Apr 2027' },
    ];
    expect(await runOn('2027-03-14')).toEqual([]);
    for (const day of ['2027-03-15', '2027-04-16', '2027-05-01']) {
      expect(await runOn(day)).toEqual(expect.arrayContaining(both));
      expect(await runOn(day)).toEqual([]);
    }
    expect(await runOn('2027-06-01')).toEqual([]);
    expect(await runOn('2028-03-15')).toHaveLength(2);
  });

  test('is not mailed about after it was signed', async () => {
    const { runOn, give } = givenProject();
    const nongst = makeNonGst({ ...GST_GROUNDS, date: '2027-03-16', year: '2027-28' });
    await give({ ...approved, nongst, forms: { ...approved.forms, nonapplicability: 1 } });
    expect(await runOn('2027-04-16')).toEqual([]);
  });
});
