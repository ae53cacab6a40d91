import { describe, expect, test } from 'vitest';
import type { Mail } from '../../../mail-service/delivery.ts';
import { findDueMails, sendDueMails } from '../../../mail-service/remind/job.ts';
import type { Approval } from '../../../src/domain/records/records.ts';
import {
  GST_GROUNDS,
  listedForms,
  makeNonGst,
  makeTaxes,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../support/factories.ts';
import { mailSettings } from '../../support/mailService.ts';
import { newProject } from './remindProject.ts';

const at = (day: string) => Date.parse(`${day}T09:00:00+05:30`);

function givenProject() {
  const { admin, database } = newProject();
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
const FILES = { CompanyCertificate: FILE, PANTANCard: FILE, GSTCertificate: FILE };
const APPROVED = { ...listedForms(2), status: 4, approved: true } as const;
/** A vendor whom no yearly letter concerns. */
const VENDOR = {
  usertype: 'vendor',
  isGSTApplicable: 'yes',
  isEinvoicingApplicable: 'yes',
  forms: APPROVED,
} as const;
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

  test('mails nothing to a person who has delivered, nor after an acceptance', async () => {
    const { runOn, give } = givenProject();
    await give(exception({ waived: ['GSTCertificate'] }), FILES);
    expect(await runOn('2026-12-24')).toEqual([]);
    await give({ ...exception(), forms: APPROVED });
    expect(await runOn('2027-01-01')).toEqual([]);
  });
});

describe('a yearly letter', () => {
  const approved: StoredUserOverrides = {
    isGSTApplicable: 'no',
    nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-11-20' }),
    forms: APPROVED,
  };

  test('a yearly letter is mailed about once at each stage, to the person and the review team', {
    tags: ['renewal-letter'],
  }, async () => {
    const { runOn, give } = givenProject();
    await give(approved);
    const both = [
      { to: 'one@demo.example', subject: 'Still to be delivered: Non-applicability of GST, 2027-28' },
      { to: TEAMS.review, subject: '1 person has a letter to sign, due by 30 Apr 2027' },
    ];
    expect(await runOn('2027-03-14')).toEqual([]);
    for (const day of ['2027-03-15', '2027-04-16', '2027-05-01']) {
      expect(await runOn(day)).toEqual(expect.arrayContaining(both));
      expect(await runOn(day)).toEqual([]);
    }
    expect(await runOn('2027-06-01')).toEqual([]);
    expect(await runOn('2028-03-15')).toHaveLength(2);
  });
});

describe('a document that ends', { tags: ['expiry-due'] }, () => {
  const approved: StoredUserOverrides = {
    nationality: 'Foreign',
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    forms: APPROVED,
  };
  const files = { ...FILES, CompanyCertificateUntil: '2026-12-31' };

  test('a document that ends is mailed about in three stages, the last also to the review team', async () => {
    const { runOn, give } = givenProject();
    await give(approved, files);
    expect(await runOn('2026-11-30')).toEqual([]);
    const to = 'one@demo.example';
    const ends = { to, subject: 'Passport is valid until 31 Dec 2026' };
    for (const day of ['2026-12-01', '2026-12-24']) {
      expect(await runOn(day)).toEqual([ends]);
      expect(await runOn(day)).toEqual([]);
    }
    const ended = { to, cc: [TEAMS.review], subject: 'Passport was valid until 31 Dec 2026' };
    expect(await runOn('2027-01-01')).toEqual([ended]);
    expect(await runOn('2027-02-01')).toEqual([]);
  });

  test('a document that a change put in force is mailed about again', async () => {
    const { runOn, give } = givenProject();
    await give(approved, files);
    expect(await runOn('2027-01-01')).toHaveLength(1);
    await give(approved, { ...files, CompanyCertificateUntil: '2027-03-01' });
    expect(await runOn('2027-01-29')).toEqual([]);
    expect(await runOn('2027-01-30')).toHaveLength(1);
  });
});

test('the vendor and the review team get mails when a certificate for lower deduction ends', {
  tags: ['expiry-due'],
}, async () => {
  const { admin, runOn, give } = givenProject();
  await give(VENDOR);
  const lowerDeduction = { number: 'A1', until: '2026-12-31' };
  await admin.writeRecords([{ path: 'taxes/one', data: makeTaxes({ lowerDeduction }) as never }]);
  expect(await runOn('2026-11-30')).toEqual([]);
  const mail = {
    to: 'one@demo.example',
    cc: [TEAMS.review],
    subject: 'Certificate for lower deduction is valid until 31 Dec 2026',
  };
  expect(await runOn('2026-12-01')).toEqual([mail]);
  expect(await runOn('2026-12-02')).toEqual([]);
  expect(await runOn('2027-01-01')).toHaveLength(1);
});

test('the vendor gets mails in spring about a class of an earlier year, until it is renewed', {
  tags: ['due-class-task'],
}, async () => {
  const { admin, runOn, give } = givenProject();
  await give(VENDOR);
  const declare = (year: string, enterprise: 'small' | 'none' = 'small') =>
    admin.writeRecords([{ path: 'taxes/one', data: makeTaxes({ class: enterprise, year }) as never }]);
  await declare('2026-27');
  expect(await runOn('2027-03-14')).toEqual([]);
  const mail = {
    to: 'one@demo.example',
    subject: 'Still to be delivered: Class of your enterprise in 2027-28',
  };
  expect(await runOn('2027-03-15')).toEqual([mail]);
  expect(await runOn('2027-03-16')).toEqual([]);
  expect(await runOn('2027-04-15')).toEqual([mail]);
  await declare('2027-28');
  expect(await runOn('2027-05-01')).toEqual([]);
  await declare('2026-27', 'none');
  expect(await runOn('2027-05-02')).toEqual([]);
});

test('the review team gets one mail on each day on which a check is due again', {
  tags: ['due-checks'],
}, async () => {
  const { admin, runOn } = givenProject();
  const give = (uid: string, due: string) =>
    admin.writeRecords([{ path: `checks/${uid}`, data: { newest: {}, due, last: 'x' } }]);
  await give('one', '2026-12-01');
  expect(await runOn('2026-11-30')).toEqual([]);
  const mail = { to: TEAMS.review, subject: '1 person has a check that is due again' };
  expect(await runOn('2026-12-02')).toEqual([mail]);
  expect(await runOn('2026-12-03')).toEqual([]);
  await give('two', '2026-12-04');
  expect(await runOn('2026-12-04')).toMatchObject([{ subject: '2 people have a check that is due again' }]);
  await give('two', '2027-12-04');
  expect(await runOn('2026-12-05')).toEqual([]);
});
