import { FORM_KEYS, QUERY_GROUPS } from '../../../src/domain/forms/registry.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../../../src/domain/records/records.ts';
import { UNIQUE_FIELDS } from '../../../src/domain/review/findings.ts';
import { decide, saveRemark, type Terms } from '../../../src/domain/transitions/approval.ts';
import { returnNamed } from '../../../src/domain/transitions/denials.ts';
import { completeOverall } from '../../../src/domain/transitions/overall.ts';
import type { Submission } from '../../../src/domain/transitions/patch.ts';
import { markGstMailSent, saveProfile } from '../../../src/domain/transitions/profile.ts';
import { raiseQuery } from '../../../src/domain/transitions/queries.ts';
import {
  approveForm,
  raiseReviewerQuery,
  sendForApproval,
  validateAll,
  validateForm,
} from '../../../src/domain/transitions/review.ts';
import { saveSectionOne, saveSectionSix } from '../../../src/domain/transitions/traineeForm.ts';
import { LINK_KEY, makeSectionOne, makeSectionSix, type StoredUser } from '../../support/factories.ts';
import { type Role, STAFF_UID } from './actors.ts';
import { LAST_DAY } from './arbitraries.ts';
import { mapAt, type Raw } from './attempt.ts';
import { FILLED, SUBMISSIONS } from './forms.ts';

/** A transition as the portal runs it: the actor, and the values of a screen. */
export interface RoleTransition {
  role: Role;
  run: (record: UserRecord, documents: DocumentsRecord, stored: Raw) => Submission;
}

const STAFF = { uid: STAFF_UID, name: 'Ravi Reviewer', email: 'staff@agency.example' };
const TERMS: Terms = {
  reason: 'The agreement follows.',
  until: LAST_DAY,
  despite: ['pending', 'query', 'name', 'changed', 'decided'],
};
const DUPLICATES = UNIQUE_FIELDS.map((field) => ({ field, uid: 'otherUid00000000000000000001' }));

function sectionsIn(stored: Raw): Raw {
  return mapAt({ ...stored, ...mapAt(stored, 'vendorRevision') }, 'vendorDetails');
}

/** The sections of the trainee form are saved before. */
function enteredAtOnce(key: FormKey): Partial<StoredUser> {
  return key === 'vendorform' ? {} : FILLED[key];
}

/**
 * Every transition of the domain except two that depend on the stored lists and files, which have their own
 * tests.
 */
export const TRANSITIONS: Record<string, RoleTransition> = {
  saveProfile: {
    role: 'owner',
    run: (record) =>
      saveProfile(record, { name: 'Ram Gupta', pancard: 'ZZZPG0001Z', GSTIN: '27ZZZPK0001Z1ZO' }),
  },
  saveContact: {
    role: 'owner',
    run: (record) =>
      saveProfile(record, { designation: 'Editor', phone: '9000000009', address: 'Elsewhere' }),
  },
  markGstMailSent: { role: 'owner', run: (record) => markGstMailSent(record) },
  saveSectionOne: {
    role: 'owner',
    run: (record, _, stored) =>
      saveSectionOne(record, makeSectionOne({ city: 'Pune' }), record.vendorTypes, sectionsIn(stored)),
  },
  saveVendorTypes: {
    role: 'owner',
    run: (record, _, stored) =>
      saveSectionOne(record, makeSectionOne(), [{ name: 'TV', isChecked: true }], sectionsIn(stored)),
  },
  saveSectionSix: {
    role: 'owner',
    run: (record, _, stored) => saveSectionSix(record, makeSectionSix({ place: 'Pune' }), sectionsIn(stored)),
  },
  completeOverall: { role: 'owner', run: (record) => completeOverall(record) },
  saveRemark: { role: 'approver', run: (record) => saveRemark(record, STAFF.uid, 'Welcome') },
  ...Object.fromEntries(
    (['accept', 'acceptasexception', 'deny'] as const).map((action): [string, RoleTransition] => [
      `decide ${action}`,
      {
        role: 'approver',
        run: (record) =>
          decide(record, action, STAFF, Date.now(), {
            ...TERMS,
            ...(action === 'deny' && { change: ['bankdetails', 'PANTANCard'] }),
          }),
      },
    ]),
  ),
  ...Object.fromEntries(
    FORM_KEYS.flatMap((key): [string, RoleTransition][] => [
      [
        `submit ${key}`,
        {
          role: 'owner',
          run: (record, documents) =>
            SUBMISSIONS[key](record, { ...record, ...enteredAtOnce(key) }, documents, Date.now()),
        },
      ],
      [
        `validateForm ${key}`,
        { role: 'reviewer', run: (record) => validateForm(record, key, STAFF, Date.now()) },
      ],
      [
        `approveForm ${key}`,
        { role: 'reviewer', run: (record) => approveForm(record, key, STAFF, Date.now()) },
      ],
    ]),
  ),
  ...Object.fromEntries(
    QUERY_GROUPS.flatMap(({ category }): [string, RoleTransition][] => [
      [
        `raiseQuery ${category}`,
        { role: 'owner', run: (record) => raiseQuery(record, category, 'Which one?', Date.now()) },
      ],
      [
        `raiseReviewerQuery ${category}`,
        {
          role: 'reviewer',
          run: (record) => raiseReviewerQuery(record, category, 'Which one?', 'pancard', STAFF, Date.now()),
        },
      ],
    ]),
  ),
  returnNamed: { role: 'reviewer', run: (record) => returnNamed(record, STAFF, Date.now()) },
  validateAll: { role: 'reviewer', run: (record) => validateAll(record, STAFF, Date.now()) },
  sendForApproval: {
    role: 'reviewer',
    run: (record) =>
      sendForApproval(record, { points: 3, duplicates: DUPLICATES, linkKey: LINK_KEY }, STAFF, Date.now()),
  },
};
