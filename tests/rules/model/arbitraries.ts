import fc from 'fast-check';
import { renewalYear, YEARLY_LETTERS } from '../../../src/domain/due/letterYears.ts';
import { FORM_KEYS, FORMS, QUERY_GROUPS } from '../../../src/domain/forms/registry.ts';
import { defaultVendorTypes } from '../../../src/domain/records/defaults.ts';
import { LOG_STEPS } from '../../../src/domain/records/logSteps.ts';
import type { FormKey, LogAction } from '../../../src/domain/records/records.ts';
import {
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../../support/factories.ts';
import { dayOf } from '../world.ts';
import { type Raw, REMOVED } from './attempt.ts';
import { FILLED } from './forms.ts';

/** Placeholders for values known only at the time of the write. */
export const NOW = '$now';
export const ACTOR = '$actor';
export const OWN_LINK = '$link';

/** The last day of an exception. */
export const LAST_DAY = dayOf(90);

const EINVOICING = makeEinvoicing();

/** The year of a renewal now, and a day of the year before it. */
export const YEAR = renewalYear(Date.now());
export const LAST_YEAR = `${YEAR.slice(0, 4)}-03-31`;

const ALL_TYPES = defaultVendorTypes().map((type) => ({ ...type, isChecked: true }));
/** What a decided person saved of the registration form. */
export const REVISIONS: readonly Raw[] = [
  {
    vendorTypes: ALL_TYPES,
    vendorDetails: { sectionOne: makeSectionOne({ city: 'Pune' }), sectionSix: makeSectionSix() },
  },
  { vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix({ place: 'Pune' }) } },
  { vendorDetails: { sectionOne: makeSectionOne() } },
  { vendorTypes: ALL_TYPES },
];

export const CATEGORIES = QUERY_GROUPS.map(({ category }) => category);

const anyText = fc.constantFrom(
  '',
  ' ',
  'Ram',
  'ZZZPK0001Z',
  'x'.repeat(500),
  'x'.repeat(501),
  'x'.repeat(2001),
  REMOVED,
);
export const anyValue = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, 0, 1, -1, 7, true, false, [], {}, ['x'], { a: 1 }, { title: 'x' }),
);

export const formStatus = fc.constantFrom(-1, 0, 0, 0, 1, 1, 2, 3);

export const query = fc.record(
  {
    title: fc.constantFrom('Which branch?', 'Why?'),
    timestamp: fc.integer({ min: 1, max: 9 }),
    status: fc.constantFrom(0, 1),
    by: fc.constantFrom('trainee', 'reviewer'),
  },
  { requiredKeys: ['title', 'timestamp', 'status'] },
);

/** One field set or removed. */
export interface FieldChange {
  path: string;
  value: unknown;
}

function manyRows(length: number): Raw[] {
  return Array.from({ length }, (_, at) => ({ gstNo: `x${length}-${at}` }));
}

function change(path: string, ...values: unknown[]): fc.Arbitrary<FieldChange> {
  return fc.record({
    path: fc.constant(path),
    value: fc.oneof(...values.map((value) => fc.constant(value)), anyValue),
  });
}

function oneOf(path: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<FieldChange> {
  return fc.record({ path: fc.constant(path), value });
}

const anyQuery = fc.record(
  {
    title: fc.constantFrom<unknown>('Which branch?', 'x'.repeat(501), '', 5),
    timestamp: fc.constantFrom<unknown>(NOW, NOW, 4, 'x'),
    status: fc.constantFrom<unknown>(0, 0, 0, 1, 'x'),
    by: fc.constantFrom<unknown>('trainee', 'reviewer', 5),
    field: fc.constantFrom<unknown>('pancard', 5),
    other: fc.constant(1),
  },
  { requiredKeys: ['title', 'timestamp', 'status'] },
);

/** A change of a category's stored list: an item appended, resolved, reordered or removed. */
export type QueryChange =
  | { category: string; append: unknown }
  | { category: string; resolve: number; reply?: unknown }
  | { category: string; rotate: true }
  | { category: string; drop: true };

export const queryChange: fc.Arbitrary<QueryChange> = fc
  .tuple(
    fc.constantFrom(...CATEGORIES, 'other'),
    fc.oneof(
      {
        weight: 4,
        arbitrary: query.map(({ title, by }) => ({
          append: { title, timestamp: NOW, status: 0, ...(by && { by }) },
        })),
      },
      { weight: 2, arbitrary: anyQuery.map((append) => ({ append })) },
      {
        weight: 5,
        arbitrary: fc.record(
          {
            resolve: fc.integer({ min: 0, max: 3 }),
            reply: fc.constantFrom<unknown>('Andheri East', 'x'.repeat(500), 'x'.repeat(501), '', 5),
          },
          { requiredKeys: ['resolve'] },
        ),
      },
      fc.constantFrom({ rotate: true as const }, { drop: true as const }),
    ),
  )
  .map(([category, how]) => ({ category, ...how }));

const log = fc.record(
  {
    title: fc.constantFrom<unknown>(
      'Ram Kumar submitted Bank Details',
      'Ram Kumar',
      'Asha Rao',
      'x'.repeat(601),
      5,
      '',
    ),
    timestamp: fc.constantFrom<unknown>(NOW, NOW, NOW, 1, 'x'),
    by: fc.constantFrom<unknown>(ACTOR, ACTOR, 'other', 5),
    did: fc.constantFrom<unknown>(...Object.keys(LOG_STEPS), 'other', 5),
    about: fc.constantFrom<unknown>(...FORM_KEYS, 'documents', 'profile', 'other', 5),
    other: fc.constant(1),
  },
  { requiredKeys: ['title', 'timestamp'] },
);
const goodLog = fc.record(
  {
    title: fc.constant('Ram Kumar submitted Bank Details'),
    timestamp: fc.constant(NOW),
    by: fc.constant(ACTOR),
    did: fc.constantFrom('submitted', 'changed', 'validated'),
    about: fc.constantFrom(...FORM_KEYS, 'documents'),
  },
  { requiredKeys: ['title', 'timestamp'] },
);

/** An entry that mostly says the submission of this form. */
function ownEntry(about: FormKey): fc.Arbitrary<Raw> {
  const exact = fc.constant({ title: 'Ram Kumar submitted', timestamp: NOW, did: 'submitted', about });
  return fc.oneof({ weight: 3, arbitrary: exact }, { weight: 1, arbitrary: goodLog });
}

/** An entry of staff that mostly says the step. */
export function staffEntry(...dids: LogAction[]): fc.Arbitrary<Raw> {
  return fc.record<Raw>(
    {
      title: fc.constant('Ravi Reviewer did'),
      timestamp: fc.constant(NOW),
      by: fc.constant(ACTOR),
      did: fc.constantFrom(...dids),
      about: fc.constantFrom(...FORM_KEYS, 'profile'),
    },
    { requiredKeys: ['title', 'timestamp', 'by', 'did'] },
  );
}

/** The path of a log entry to append, which is not a field of the record. */
export const LOG_ENTRY = '+logs';

const approval = fc.record(
  {
    action: fc.constantFrom<unknown>('accept', 'acceptasexception', 'deny', 'other'),
    by: fc.constantFrom(ACTOR, ACTOR, ACTOR, 'x'),
    at: fc.constantFrom<unknown>(NOW, NOW, NOW, 1),
    reason: fc.constantFrom<unknown>('x'.repeat(2000), '', 'x'.repeat(2001), 5),
    until: fc.constantFrom<unknown>(LAST_DAY, LAST_DAY, '', 'soon', '2026-01-31'),
    despite: fc.constantFrom<unknown>(['query', 'name'], [], ['other'], 'query'),
    change: fc.constantFrom<unknown>(['profile', 'PANTANCard'], ['bankdetails'], ['other'], 'profile'),
    waived: fc.constantFrom<unknown>(['GSTCertificate', 'msa'], ['GSTCertificate'], [], ['other'], 'msa'),
    replace: fc.constantFrom<unknown>(['PANTANCard'], [], ['msa'], 'PANTANCard'),
    other: fc.constant(1),
  },
  { requiredKeys: ['action', 'by', 'at'] },
);
const sent = fc.record(
  {
    by: fc.constantFrom(ACTOR, ACTOR, ACTOR, 'x'),
    at: fc.constantFrom<unknown>(NOW, NOW, NOW, 1, 'x'),
    other: fc.constant(1),
  },
  { requiredKeys: ['by', 'at'] },
);

export const fieldChange: fc.Arbitrary<FieldChange> = fc.oneof(
  change('name', 'Ram Gupta'),
  change('pancard', 'ZZZPG0001Z'),
  change('aadharcard', '987654321096', ''),
  change('nationality', 'Foreign'),
  change('isGSTApplicable', 'yes', 'no'),
  change('GSTIN', '27ZZZPK0001Z1ZO', ''),
  change('isEinvoicingApplicable', 'yes', 'no'),
  change('vendortype', 'Other', 'Overhead'),
  change('signImage', OWN_LINK, `${OWN_LINK}%2F..`, ''),
  change('designation', 'Editor'),
  change('phone', '9000000009'),
  change('address', 'Elsewhere'),
  change('gstmailsend', true, false),
  ...[
    'uid',
    'email',
    'userid',
    'usertype',
    'fpoc',
    'fpocno',
    'legacy',
    'other',
    'forms',
    'logs',
    'queries',
  ].map((key) => change(key)),
  change('bankDetails', makeBankDetails(), makeBankDetails({ ifscCode: 'x' })),
  change('bankDetails.bankName', 'Other Bank'),
  change('bankDetails.ifscCode', 'KKBK0000261'),
  change('bankDetails.other'),
  change('nongst', makeNonGst(), makeNonGst({ state: 'Goa' }), makeNonGst(GST_GROUNDS)),
  change('nongst.year', YEAR, '2099-00'),
  change('einvoicing.year', YEAR, '2099-00'),
  change('nongst.reason', 'exempt', 'other'),
  change('nongst.homeState', 'Goa', '', 'Atlantis'),
  change('nongst.place', 'Pune', ' '),
  change('nongst.gstinNumber', '36ZZZCA0001Z1ZQ'),
  change('vendorTypes', defaultVendorTypes(), [{ name: 'TV', isChecked: true }]),
  change('vendorDetails', { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() }),
  change(
    'vendorDetails.sectionOne',
    makeSectionOne({ city: 'Pune' }),
    { gstTable: manyRows(8), generalQuestions: manyRows(2) },
    { gstTable: manyRows(8), generalQuestions: manyRows(3) },
  ),
  change('vendorDetails.sectionOne.city', 'Nashik'),
  change('vendorDetails.sectionOne.panno', 'ZZZPG0001Z'),
  change(
    'vendorDetails.sectionOne.gstTable',
    [{ gstNo: 'x' }],
    Array.from({ length: 41 }, () => ({ gstNo: 'x' })),
    manyRows(10),
    [{ gstNo: 'x'.repeat(70_000) }],
  ),
  change('vendorDetails.sectionSix', makeSectionSix({ place: 'Pune' })),
  change('vendorDetails.sectionSix.place', 'Nashik'),
  change('vendorDetails.other'),
  change(
    'vendorRevision',
    { vendorDetails: FILLED.vendorform.vendorDetails },
    { vendorTypes: ALL_TYPES },
    {},
  ),
  change('vendorRevision.vendorTypes', ALL_TYPES, [{ name: 'Other', isChecked: true }]),
  change('vendorRevision.vendorDetails.sectionOne.city', 'Nashik', 'x'.repeat(501)),
  change('vendorRevision.vendorDetails.sectionSix', makeSectionSix({ place: 'Pune' })),
  change('vendorRevision.other'),
  change('einvoicing', { date: '2026-11-20', place: 'Pune' }, { date: '', place: '' }, EINVOICING),
  change('einvoicing.reason', 'below', 'class', 'other'),
  change('einvoicing.class', '', 'an insurer', 'a shop'),
  change('msa', { name: 'Ram', date: '2026-11-20' }, { name: 'Ram', date: ' ' }),
  ...FORM_KEYS.flatMap((key) => filled(key).map(({ path, value }) => change(path, value))),
  change('vendorRemark', 'fine'),
  oneOf('approval', fc.oneof(approval, anyValue)),
  oneOf('sent', fc.oneof(sent, anyValue)),
  oneOf('forms.other', anyValue),
  ...FORM_KEYS.map((key) => oneOf(`forms.${key}`, fc.oneof(formStatus, anyValue))),
  oneOf('forms.status', fc.constantFrom<unknown>(0, 1, 1, 1, 2, 3, 4, 5, 'x')),
  oneOf('forms.approved', fc.boolean()),
  oneOf(LOG_ENTRY, log),
);

function filled(key: FormKey): FieldChange[] {
  return Object.entries(FILLED[key]).map(([path, value]) => ({ path, value }));
}

/** Changes that belong together, so that random writes are close to allowed ones. */
export const recipe: fc.Arbitrary<FieldChange[]> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...REVISIONS), fc.boolean(), fc.boolean(), ownEntry('vendorform'))
    .map(([sections, keeps, hasLog, entry]) => [
      ...Object.entries(sections).map(([path, value]) => ({ path, value })),
      ...(keeps ? [] : [{ path: 'vendorRevision', value: REMOVED }]),
      { path: 'forms.vendorform', value: 1 },
      ...(hasLog ? [{ path: LOG_ENTRY, value: entry }] : []),
    ]),
  fc
    .constantFrom(...YEARLY_LETTERS)
    .chain((key) =>
      fc
        .tuple(fc.constantFrom(YEAR, YEAR, '2025-26'), fc.boolean(), ownEntry(key))
        .map(([year, hasLog, entry]) => [
          ...filled(key),
          { path: `${FORMS[key].stored.user[0]}.year`, value: year },
          { path: `forms.${key}`, value: 1 },
          ...(hasLog ? [{ path: LOG_ENTRY, value: entry }] : []),
        ]),
    ),
  fc.constantFrom(...FORM_KEYS).chain((key) => {
    return fc
      .tuple(fc.boolean(), fc.constantFrom(1, 1, 0, 2, 3, -1), fc.boolean(), fc.boolean(), ownEntry(key))
      .map(([hasPart, to, hasOverall, hasLog, entry]) => [
        ...(hasPart ? filled(key) : []),
        { path: `forms.${key}`, value: to },
        ...(hasOverall ? [{ path: 'forms.status', value: to === -1 ? 0 : 1 }] : []),
        ...(hasLog ? [{ path: LOG_ENTRY, value: entry }] : []),
      ]);
  }),
  fc
    .tuple(
      fc.constantFrom<[number, boolean]>([4, true], [5, true], [1, false], [4, false]),
      approval,
      fc.boolean(),
      staffEntry('accepted', 'acceptedasexception', 'denied'),
    )
    .map(([[status, approved], value, hasLog, entry]) => [
      { path: 'forms.status', value: status },
      { path: 'forms.approved', value: approved },
      { path: 'approval', value },
      { path: 'vendorRemark', value: '' },
      ...(hasLog ? [{ path: LOG_ENTRY, value: entry }] : []),
    ]),
  fc
    .tuple(fc.subarray([...FORM_KEYS], { minLength: 1 }), fc.boolean(), fc.boolean(), staffEntry('validated'))
    .map(([keys, hasOverall, hasLog, entry]) => [
      ...keys.map((key) => ({ path: `forms.${key}`, value: 2 })),
      ...(hasOverall ? [{ path: 'forms.status', value: 2 }] : []),
      ...(hasLog ? [{ path: LOG_ENTRY, value: entry }] : []),
    ]),
  fc
    .tuple(sent, staffEntry('sent'), fc.boolean())
    .map(([value, entry, hasLog]) => [
      { path: 'forms.status', value: 3 },
      { path: 'sent', value },
      ...(hasLog ? [{ path: LOG_ENTRY, value: entry }] : []),
    ]),
);
