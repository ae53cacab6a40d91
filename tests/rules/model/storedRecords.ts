import fc from 'fast-check';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { defaultForms } from '../../../src/domain/records/defaults.ts';
import type { ReviewedRecord } from '../../../src/domain/review/snapshots.ts';
import {
  makeBankDetails,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
} from '../../support/factories.ts';
import { STAFF_UID } from './actors.ts';
import {
  anyValue,
  CATEGORIES,
  formStatus,
  LAST_YEAR,
  OWN_LINK,
  query,
  REVISIONS,
  YEAR,
} from './arbitraries.ts';
import { type Raw, REMOVED } from './attempt.ts';

const allForms = fc
  .record({
    status: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5),
    approved: fc.boolean(),
    ...Object.fromEntries(FORM_KEYS.map((key) => [key, formStatus])),
  })
  .map((some) => ({ ...defaultForms(), ...some }));
/** Sometimes without the statuses that an older version lacked. */
const forms = fc.oneof(
  { weight: 3, arbitrary: allForms },
  fc
    .tuple(allForms, fc.subarray(['status', 'approved', ...FORM_KEYS], { minLength: 1, maxLength: 3 }))
    .map(([all, missing]) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => !missing.includes(key))),
    ),
);

const fewQueries = fc.uniqueArray(query, { maxLength: 3, selector: ({ timestamp }) => timestamp });
const manyQueries = fc
  .tuple(fc.integer({ min: 5, max: 20 }), query)
  .map(([count, item]) =>
    Array.from({ length: count }, (_, timestamp) => ({ ...item, timestamp: timestamp + 1 })),
  );
const queries = fc.record(
  Object.fromEntries(
    CATEGORIES.map((category) => [category, fc.oneof({ weight: 5, arbitrary: fewQueries }, manyQueries)]),
  ),
  { requiredKeys: [] },
);

/**
 * The existing parts of a stored record and the statuses of its forms; sometimes with data of an older
 * version.
 */
export const storedRecord: fc.Arbitrary<Raw> = fc
  .record(
    {
      usertype: fc.constantFrom('trainee', 'trainee', 'vendor', 'introducer'),
      forms,
      isGSTApplicable: fc.constantFrom('yes', 'no'),
      isEinvoicingApplicable: fc.constantFrom('yes', 'no'),
      vendortype: fc.constantFrom('Overhead', 'Other'),
      queries,
      gstmailsend: fc.boolean(),
      logs: fc.constantFrom<unknown>([], [{ title: 'Ram Kumar did', timestamp: 1 }], 'none'),
      bankDetails: fc.constantFrom<unknown>(
        makeBankDetails(),
        makeBankDetails({ bankName: '' }),
        { bankName: 5, old: 1 },
        'x',
      ),
      nongst: fc.constantFrom<unknown>(
        makeNonGst(),
        makeNonGst({ date: '' }),
        {},
        makeNonGst({ date: LAST_YEAR }),
        makeNonGst({ date: LAST_YEAR, year: YEAR }),
      ),
      vendorDetails: fc.constantFrom<unknown>(
        { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
        { sectionOne: makeSectionOne() },
        { sectionOne: {}, sectionSix: makeSectionSix() },
        {},
      ),
      vendorRevision: fc.constantFrom<unknown>(...REVISIONS, REMOVED, REMOVED),
      einvoicing: fc.constantFrom<unknown>(
        { date: '2026-11-20', place: 'Mumbai' },
        { date: LAST_YEAR, place: 'Mumbai' },
      ),
      msa: fc.constant({ name: 'Ram Kumar', date: '2026-11-20' }),
      approval: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record<Raw>({
            action: fc.constantFrom('accept', 'acceptasexception', 'deny'),
            by: fc.constant('x'),
            at: fc.constant(1),
            reason: fc.constant('No cheque.'),
            change: fc.constantFrom(['bankdetails', 'PANTANCard'], ['vendorform'], []),
            until: fc.constantFrom('2027-03-31', '2026-12-31'),
          }),
        },
        fc.constantFrom<unknown>('denied', '', null, 5, {}),
      ),
      sent: fc.constantFrom<unknown>({ by: 'x', at: 1 }, { by: STAFF_UID, at: 1 }, { by: 5, at: 1 }, 'x'),
      vendorRemark: fc.constantFrom<unknown>('', 'Sign first', 5),
      fpocno: fc.constantFrom<unknown>('Asha.Rao@agency.example', 'Asha.Rao@agency.example', 5, REMOVED),
      legacy: anyValue.filter((value) => value !== REMOVED),
      designation: fc.constantFrom<unknown>(5, 'Trainee'),
    },
    {
      requiredKeys: [
        'usertype',
        'forms',
        'isGSTApplicable',
        'isEinvoicingApplicable',
        'vendortype',
        'queries',
      ],
    },
  )
  .map((some) => withoutRemoved({ ...makeUserRecord(), fpocno: 'Asha.Rao@agency.example', ...some }));

function withoutRemoved(record: Raw): Raw {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== REMOVED));
}

export const storedDocuments: fc.Arbitrary<Raw> = fc.record({
  cancelledCheque: fc.constantFrom<unknown>(OWN_LINK, OWN_LINK, true),
  CompanyCertificate: fc.constantFrom<unknown>(OWN_LINK, false),
  PANTANCard: fc.constantFrom<unknown>(OWN_LINK, false),
  proof: fc.constantFrom<unknown>('Aadhar Card', 5),
});

/** Sometimes the writing member of staff has reviewed a part. */
export const storedReviewed: fc.Arbitrary<ReviewedRecord> = fc.constantFrom<ReviewedRecord>(
  {},
  {},
  { bankdetails: { user: {}, documents: {}, by: 'other', at: 1 } },
  { msa: { user: {}, documents: {}, by: STAFF_UID, at: 1 } },
);
