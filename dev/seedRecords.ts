import { emptyQueries } from '../src/domain/records/defaults.ts';
import type { LogEntry, Query } from '../src/domain/records/records.ts';
import { todayInIndia } from '../src/domain/time/dates.ts';
import {
  allForms,
  GST_GROUNDS,
  listedForms,
  makeBankDetails,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
  type StoredUser,
  type StoredUserOverrides,
} from '../tests/support/factories.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `users/{uid}` of every demo trainee, with a history of the days before `now`. */
export function demoPeople(now: number): StoredUser[] {
  const { trainee, submitted, approved, queries, approver, reviewer } = DEMO_ACCOUNTS;
  return [
    person(trainee, { pancard: 'ZZZPT1001Z', aadharcard: '234567890124' }),
    person(submitted, {
      ...filledForms(submitted, 'ZZZPS1002Z', now - 2 * DAY),
      forms: { status: 1, ...allForms(1) },
    }),
    person(approved, {
      ...filledForms(approved, 'ZZZPA1003Z', now - 9 * DAY),
      forms: {
        status: 4,
        approved: true,
        ...listedForms(2),
        einvoicing: 2,
      },
      approval: { action: 'accept', by: approver.uid, at: now - 3 * DAY },
      vendorRemark: 'All documents in order.',
    }),
    person(queries, {
      ...filledForms(queries, 'ZZZPQ1004Z', now - 5 * DAY),
      forms: { ...listedForms(1), bankdetails: -1, einvoicing: 1 },
      queries: {
        ...emptyQueries(),
        general: [
          query('Please upload a clearer signature.', now - 4 * DAY, 1),
          query('Your name differs from the PAN card. Which spelling is right?', now - DAY, 0),
        ],
        bank: [
          query('Which branch is the account with?', now - 4 * DAY, 1, 'bankBranchName'),
          query('The IFSC code does not belong to this branch.', now - DAY, 0, 'ifscCode'),
        ],
      },
      logs: [
        ...submissions(queries.name, now - 5 * DAY),
        { title: `${reviewer.name} raised a query`, timestamp: now - DAY, by: reviewer.uid, did: 'asked' },
      ],
    }),
  ];
}

function person({ uid, email, name }: DemoAccount, overrides: StoredUserOverrides): StoredUser {
  const { name: fpoc, email: fpocno } = DEMO_ACCOUNTS.introducer;
  return makeUserRecord({ uid, email, name, fpoc, fpocno, ...overrides });
}

function filledForms({ name, email }: DemoAccount, pancard: string, since: number): StoredUserOverrides {
  const signatory = { serviceProvider: name, signatoryName: name, signatoryEmail: email };
  return {
    pancard,
    nongst: makeNonGst({ ...GST_GROUNDS, date: todayInIndia(new Date(since)) }),
    bankDetails: makeBankDetails(),
    vendorDetails: {
      sectionOne: makeSectionOne({ nameOfVendor: name, panno: pancard }),
      sectionSix: makeSectionSix(signatory),
    },
    logs: submissions(name, since),
  };
}

function submissions(name: string, since: number): LogEntry[] {
  const submitted = [
    ['nonapplicability', 'submitted Non-applicability of GST'],
    ['vendorform', 'submitted Trainee Data Form'],
    ['bankdetails', 'submitted Bank Details'],
    ['documents', 'uploaded and submitted Documents'],
  ] as const;
  return submitted.map(([about, text], index) => ({
    title: `${name} ${text}`,
    timestamp: since + index * 10 * MINUTE,
    did: 'submitted',
    about,
  }));
}

function query(title: string, timestamp: number, status: Query['status'], field?: string): Query {
  return { title, timestamp, status, by: 'reviewer', ...(field ? { field } : {}) };
}
