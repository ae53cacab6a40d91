import { expect, it } from 'vitest';
import { parseUserRecord } from '../../../../src/domain/records/parseRecord.ts';
import type { Raw } from '../../../../src/domain/records/read.ts';
import { reviewedChanges } from '../../../../src/domain/review/snapshotChanges.ts';
import {
  parseReviewedRecord,
  REVIEW_PARTS,
  type ReviewPart,
  type ReviewStep,
  snapshotsFor,
} from '../../../../src/domain/review/snapshots.ts';
import {
  allForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  makeSectionOne,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const AT = 1_795_000_000_000;

function stepOn(on: ReviewPart | 'everything' | 'decision'): Pick<ReviewStep, 'on' | 'movesOverall'> {
  if (on === 'everything') return { on: REVIEW_PARTS, movesOverall: true };
  return { on: on === 'decision' ? on : [on] };
}

const stored = (overrides: StoredUserOverrides = {}): Raw => ({
  ...makeUserRecord({ bankDetails: makeBankDetails(), ...overrides }),
});
const snapshotsOf = (
  user: Raw,
  on: ReviewPart | 'everything' | 'decision',
  documents: Raw = {},
  reviewed: Raw = {},
) =>
  snapshotsFor(
    parseUserRecord('person', user),
    { ...stepOn(on), by: 'reviewer', at: AT },
    { user, documents, reviewed },
  );

it('the snapshot of a decision is everything, submitted or not', () => {
  const kept = snapshotsOf(stored({ forms: { status: 3, bankdetails: -1 } }), 'decision');
  expect(Object.keys(kept)).toEqual([...REVIEW_PARTS]);
  expect(kept.einvoicing).toEqual({ user: {}, documents: {}, by: 'reviewer', at: AT });
});

it('the snapshot of an overall step is everything that was submitted', () => {
  const submitted = { bankdetails: 1, vendorform: 2, nonapplicability: 1 } as const;
  const user = stored({ forms: { status: 1, ...submitted, einvoicing: 0, msa: -1 } });
  expect(Object.keys(snapshotsOf(user, 'everything'))).toEqual(['profile', ...Object.keys(submitted)]);
});

it('a snapshot excludes the draft of a returned form', () => {
  expect(snapshotsOf(stored({ forms: { bankdetails: -1 } }), 'bankdetails')).toEqual({});
});

it('the first snapshot of a submitted record includes the profile', () => {
  const user = stored({ forms: { status: 1, bankdetails: 1 } });
  expect(Object.keys(snapshotsOf(user, 'bankdetails'))).toEqual(['profile', 'bankdetails']);
  expect(Object.keys(snapshotsOf(user, 'bankdetails', {}, { profile: {} }))).toEqual(['bankdetails']);
});

it('a snapshot keeps the first reviewer of a profile that did not change since', () => {
  const user = stored({ forms: { status: 1, bankdetails: 1 } });
  const first = { ...snapshotsOf(user, 'bankdetails') };
  const again = (now: Raw) => Object.keys(snapshotsOf(now, 'profile', {}, first));
  expect(again(user)).toEqual([]);
  expect(again({ ...user, pancard: 'ZZZPZ9999Z' })).toEqual(['profile']);
});

it('the first snapshot of a profile is not by who decided, and not by the absent approver of a deputy', () => {
  const onBehalfOf = { uid: 'reviewer', name: 'Anita', deputyName: 'Dev' };
  for (const approval of [
    { action: 'accept', by: 'reviewer', at: 1 },
    { action: 'accept', by: 'deputy', at: 1, onBehalfOf },
  ] as const) {
    const user = stored({ forms: { status: 4, bankdetails: 1 }, approval });
    expect(Object.keys(snapshotsOf(user, 'bankdetails'))).toEqual(['bankdetails']);
  }
});

it('a stored snapshot is read back', () => {
  const kept = snapshotsOf(stored({ forms: { status: 1, bankdetails: 1 } }), 'everything');
  expect(parseReviewedRecord(structuredClone(kept))).toEqual(kept);
});

it.each([undefined, null, { profile: 1 }, { profile: { user: {} } }, { other: { user: {}, at: 1 } }])(
  'the stored value %o is no snapshot',
  (raw) => expect(parseReviewedRecord(raw)).toEqual({}),
);

const changesOf = (before: StoredUserOverrides, after: StoredUserOverrides, files: [Raw, Raw] = [{}, {}]) => {
  const forms = { status: 1, ...allForms(1) } as const;
  const reviewed = snapshotsOf(stored({ ...before, forms }), 'everything', files[0]);
  const now = {
    record: makeParsedUser({ bankDetails: makeBankDetails(), ...after }),
    documents: makeDocumentsRecord(files[1]),
  };
  return reviewedChanges(reviewed, now).filter(({ changes }) => changes.length > 0);
};

it('no changes are listed without a snapshot or without a difference', () => {
  const now = { record: makeParsedUser(), documents: makeDocumentsRecord() };
  expect(reviewedChanges({}, now)).toEqual([]);
  expect(changesOf({}, {})).toEqual([]);
});

it('a change lists the form, the field, and both values', () => {
  const after = {
    bankDetails: makeBankDetails({ ifscCode: 'KKBK0000261', bankMICR: '' }),
    forms: { bankdetails: 1 },
  } as const;
  expect(changesOf({}, after)).toEqual([
    {
      part: 'bankdetails',
      title: 'Bank Details',
      at: AT,
      isOpen: false,
      changes: [
        { field: 'bankMICR', label: 'MICR Code', before: '400002001', now: '' },
        { field: 'ifscCode', label: 'IFSC Code', before: 'SBIN0005943', now: 'KKBK0000261' },
      ],
    },
  ]);
});

it('reports whether the list may be incomplete', () => {
  const bankDetails = makeBankDetails({ bankMICR: '' });
  const part = 'profile';
  for (const status of [-1, 0, 1, 2] as const) {
    const isOpen = status < 1;
    expect(changesOf({}, { bankDetails, forms: { bankdetails: status } })).toMatchObject([{ isOpen }]);
    if (status === -1) continue;
    expect(changesOf({}, { name: 'Ram Gupta', forms: { status } })).toMatchObject([{ part, isOpen }]);
  }
});

it('marks numbers that are hidden until revealed', () => {
  const [profile, bank] = changesOf(
    {},
    { aadharcard: '999999999999', bankDetails: makeBankDetails({ bankAccountNumber: '9' }) },
  );
  expect(profile?.changes).toMatchObject([{ field: 'aadharcard', isSensitive: 'aadhar' }]);
  expect(bank?.changes).toMatchObject([{ field: 'bankAccountNumber', isSensitive: 'accountNumber' }]);
});

it('lists added and removed rows', () => {
  const one = makeSectionOne();
  const [contact] = one.accountsDetails;
  const more = makeSectionOne({
    accountsDetails: contact ? [contact, { ...contact, name: 'Leela' }] : [],
    gstTable: [],
  });
  const [form] = changesOf({ vendorDetails: { sectionOne: one } }, { vendorDetails: { sectionOne: more } });
  expect(form?.changes).toMatchObject([
    { field: 'accountsDetails.1', before: '', now: expect.stringContaining('Leela') },
    { field: 'gstTable.0', before: expect.stringContaining('27ZZZPK0001Z1ZO'), now: '' },
  ]);
});

const link = (name: string) => `https://files.example/${name}`;

it('lists added and removed files, without their links', () => {
  const files: [Raw, Raw] = [
    { PANTANCard: link('b'), cancelledCheque: true },
    { cancelledCheque: link('d') },
  ];
  const changes = changesOf({}, {}, files).flatMap((part) => part.changes);
  expect(changes).toEqual([
    { field: 'PANTANCard', label: 'PAN Card', before: 'A file', now: '' },
    { field: 'cancelledCheque', label: 'Cancelled Cheque', before: '', now: 'A file' },
  ]);
});

it('a change has the link of a replaced file, but not of an overwritten one', () => {
  const files: [Raw, Raw] = [
    { CompanyCertificate: link('card?version=1'), cancelledCheque: link('a?version=1') },
    { CompanyCertificate: link('card?version=2'), cancelledCheque: link('b?version=1') },
  ];
  const changes = changesOf({}, {}, files).flatMap((part) => part.changes);
  const replaced = { before: 'A file', now: 'Another file' };
  expect(changes).toMatchObject([
    { field: 'CompanyCertificate', ...replaced, links: { before: '', now: link('card?version=2') } },
    { field: 'cancelledCheque', links: { before: link('a?version=1'), now: link('b?version=1') } },
  ]);
});

it('treats a missing declaration as an empty one', () => {
  const msa = { name: 'Ram Kumar', date: '2026-11-20' };
  const changes = ['Ram Kumar', '20 Nov 2026'].map((now) => ({ before: '', now }));
  expect(changesOf({}, { msa })).toMatchObject([{ part: 'msa', changes }]);
});

it('comparing never throws for malformed values', () => {
  const user = { bankDetails: 3, vendorDetails: [], name: {}, msa: 'x' };
  const malformed = Object.fromEntries(REVIEW_PARTS.map((part) => [part, { user, at: AT }]));
  const now = { record: makeParsedUser(), documents: makeDocumentsRecord() };
  const parts = reviewedChanges(parseReviewedRecord(malformed), now);
  expect(parts.map(({ part }) => part)).toEqual([...REVIEW_PARTS]);
  expect(parts[0]?.changes).toContainEqual({ field: 'name', label: 'Name', before: '', now: 'Ram Kumar' });
});
