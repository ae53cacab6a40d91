import { expect, test } from 'vitest';
import type { RecordWrite } from '../../../dev/adminApi.ts';
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

const TO = 'one@demo.example';
const TEAMS = { approver: 'approver@agency.example', review: 'review-team@agency.example' };
const FILE = 'https://a.example/1';
const FILES = { CompanyCertificate: FILE, PANTANCard: FILE, GSTCertificate: FILE };
/** An approved person whom no yearly letter concerns. */
const APPROVED = {
  isGSTApplicable: 'yes',
  isEinvoicingApplicable: 'yes',
  forms: { ...listedForms(2), status: 4, approved: true },
} as const;

const user = (overrides: StoredUserOverrides): RecordWrite => ({
  path: 'users/one',
  data: { ...makeUserRecord({ uid: 'one', email: TO, ...APPROVED, ...overrides }) },
});
const exception = (terms: Partial<Approval>): RecordWrite =>
  user({
    approval: { action: 'acceptasexception', by: 'x', at: 1, until: '2026-12-31', ...terms },
    forms: { ...APPROVED.forms, status: 5 },
  });
const files = (until: object = {}) => ({ path: 'documents/one', data: { ...FILES, ...until } });
const taxes = (change: Parameters<typeof makeTaxes>[0]) => ({
  path: 'taxes/one',
  data: makeTaxes(change) as never,
});
const check = (uid: string, due: string) => ({
  path: `checks/${uid}`,
  data: { newest: {}, due, last: 'x' },
});

/** What is stored, or the day of a run and its mails. */
type Step = RecordWrite | [day: string, ...mails: Partial<Mail>[]];

/** Runs the job on each day. A run has these mails and no others. */
async function expectMails(...steps: Step[]) {
  const { admin, database } = newProject();
  const settings = mailSettings();
  for (const step of steps) {
    if (!Array.isArray(step)) {
      await admin.writeRecords([step]);
      continue;
    }
    const [day, ...expected] = step;
    const mails: Mail[] = [];
    const deliver = async (mail: Mail, messageId: string) => {
      mails.push(mail);
      return { messageId, attempts: 1 };
    };
    const now = Date.parse(`${day}T09:00:00+05:30`);
    const parts = { settings, database, deliver, now, log: () => undefined };
    await sendDueMails(await findDueMails(parts), parts);
    const sent = mails.map(({ to, cc, subject }) => ({ to, ...(cc && { cc }), subject }));
    expect(
      sent.toSorted((a, b) => a.to.localeCompare(b.to)),
      day,
    ).toEqual(expected);
  }
  return admin;
}

test('an exception mails the person in its last week, and staff and introducer once after it', {
  tags: ['exception-mails'],
}, async () => {
  const over = (day: string) => ({
    to: TEAMS.approver,
    cc: [TEAMS.review, 'introducer@agency.example'],
    subject: `The exception of Ram Kumar ran out on ${day}`,
  });
  const admin = await expectMails(
    exception({ waived: ['GSTCertificate'] }),
    ['2026-12-23'],
    ['2026-12-24', { to: TO, subject: 'Still to be delivered: GST Registration Certificate' }],
    ['2026-12-31'],
    ['2027-01-01', over('31 Dec 2026')],
    ['2027-01-02'],
    exception({ until: '2027-01-31' }),
    ['2027-02-01', over('31 Jan 2027')],
  );
  expect(await admin.readRecord('reminders/exception-one')).toMatchObject({ sent: { count: 2 } });
});

test('an exception mails nothing to a person who has delivered, nor after an acceptance', async () => {
  const approval = { action: 'acceptasexception', by: 'x', at: 1, until: '2026-12-31' } as const;
  const delivered = [exception({ waived: ['GSTCertificate'] }), files()];
  await expectMails(...delivered, ['2026-12-24'], user({ approval }), ['2027-01-01']);
});

test('a yearly letter is mailed about once at each stage, to the person and the review team', {
  tags: ['renewal-letter'],
}, async () => {
  const nongst = makeNonGst({ ...GST_GROUNDS, date: '2026-11-20' });
  const mails = (year: string, due: string) => [
    { to: TO, subject: `Still to be delivered: Non-applicability of GST, ${year}` },
    { to: TEAMS.review, subject: `1 person has a letter to sign, due by 30 Apr ${due}` },
  ];
  await expectMails(
    user({ isGSTApplicable: 'no', nongst }),
    ['2027-03-14'],
    ...['2027-03-15', '2027-04-16', '2027-05-01'].flatMap((day): Step[] => [
      [day, ...mails('2027-28', '2027')],
      [day],
    ]),
    ['2027-06-01'],
    ['2028-03-15', ...mails('2028-29', '2028')],
  );
});

test('a document that ends is mailed about in three stages, the last also to the review team', {
  tags: ['expiry-due'],
}, async () => {
  const ends = (day: string) => ({ to: TO, subject: `Passport is valid until ${day}` });
  const ended = { to: TO, cc: [TEAMS.review], subject: 'Passport was valid until 31 Dec 2026' };
  await expectMails(
    user({ nationality: 'Foreign' }),
    files({ CompanyCertificateUntil: '2026-12-31' }),
    ['2026-11-30'],
    ...['2026-12-01', '2026-12-24'].flatMap((day): Step[] => [[day, ends('31 Dec 2026')], [day]]),
    ['2027-01-01', ended],
    ['2027-02-01'],
    // As after a change in force.
    files({ CompanyCertificateUntil: '2027-04-01' }),
    ['2027-03-01'],
    ['2027-03-02', ends('1 Apr 2027')],
  );
});

test('the vendor and the review team get mails when a certificate for lower deduction ends', {
  tags: ['expiry-due'],
}, async () => {
  const mail = (verb: string) => ({
    to: TO,
    cc: [TEAMS.review],
    subject: `Certificate for lower deduction ${verb} valid until 31 Dec 2026`,
  });
  await expectMails(
    user({ usertype: 'vendor' }),
    taxes({ lowerDeduction: { number: 'A1', until: '2026-12-31' } }),
    ['2026-11-30'],
    ['2026-12-01', mail('is')],
    ['2026-12-02'],
    ['2027-01-01', mail('was')],
  );
});

test('the vendor gets mails in spring about a class of an earlier year, until it is renewed', {
  tags: ['due-class-task'],
}, async () => {
  const mail = { to: TO, subject: 'Still to be delivered: Class of your enterprise in 2027-28' };
  await expectMails(
    user({ usertype: 'vendor' }),
    taxes({ class: 'small', year: '2026-27' }),
    ['2027-03-14'],
    ['2027-03-15', mail],
    ['2027-03-16'],
    ['2027-04-15', mail],
    taxes({ class: 'small', year: '2027-28' }),
    ['2027-05-01'],
    taxes({ class: 'none', year: '2026-27' }),
    ['2027-05-02'],
  );
});

test('the review team gets one mail on each day on which a check is due again', {
  tags: ['due-checks'],
}, async () => {
  const mail = (people: string) => ({ to: TEAMS.review, subject: `${people} a check that is due again` });
  await expectMails(
    check('one', '2026-12-01'),
    ['2026-11-30'],
    ['2026-12-02', mail('1 person has')],
    ['2026-12-03'],
    check('two', '2026-12-04'),
    ['2026-12-04', mail('2 people have')],
    check('two', '2027-12-04'),
    ['2026-12-05'],
  );
});
