import { companies } from '../../src/config/portal.ts';
import {
  FORM_LIST,
  type FormDefinition,
  forEachForm,
  isFormListed,
} from '../../src/domain/forms/registry.ts';
import { invitedBy } from '../../src/domain/people/identity.ts';
import type { Invitation } from '../../src/domain/people/invitations.ts';
import {
  defaultForms,
  defaultVendorTypes,
  emptyDocuments,
  emptySectionOne,
  emptySectionSix,
} from '../../src/domain/records/defaults.ts';
import {
  makeUserId,
  type NewIntroducer,
  type NewPerson,
  newPerson,
  type PersonRegistration,
} from '../../src/domain/records/newRecords.ts';
import { parseUserRecord } from '../../src/domain/records/parseRecord.ts';
import type {
  BankDetails,
  DocumentsRecord,
  EinvoicingDeclaration,
  FormKey,
  FormStatus,
  FormStatuses,
  NonGst,
  ProgressRecord,
  SectionOne,
  SectionSix,
  UserRecord,
} from '../../src/domain/records/records.ts';
import type { TaxDetails, TaxEntry } from '../../src/domain/records/taxes.ts';
import { REVIEW_PARTS, type ReviewedRecord, snapshotsFor } from '../../src/domain/review/snapshots.ts';
import { progressOf, VERIFIED } from '../../src/domain/transitions/progress.ts';

/** Of the mailed links, as sending for approval writes it. */
export const LINK_KEY = '0b9c6f0e-5d0b-4b7e-8a9f-6c1d2e3f4a5b';
export const TRAINEE_UID = 'traineeUid0000000000000abcde';
const INTRODUCER_UID = 'introducerUid0000000000vwxyz';
export const INTRODUCER_EMAIL = 'introducer@agency.example';

/** What registration writes (R3): exactly these keys. */
type RegistrationKey = Exclude<keyof NewPerson, 'vendorDetails'>;

/** A stored `users/{uid}` of a trainee or vendor; later fields are added as they are filled in. */
export type StoredUser = Pick<UserRecord, RegistrationKey> & Partial<Omit<UserRecord, RegistrationKey>>;

/** Overrides of a stored record; of `forms` only the statuses that differ. */
export type StoredUserOverrides = Partial<Omit<StoredUser, 'forms'>> & { forms?: Partial<FormStatuses> };

export function allForms(status: FormStatus): Record<FormKey, FormStatus> {
  return forEachForm(() => status);
}

/** The forms that concern everyone. */
export function commonForms(status: FormStatus): Partial<Record<FormKey, FormStatus>> {
  return formsWhere(({ concernsUnless }) => !concernsUnless, status);
}

/** The forms that makeRegistration has to fill in: GST and e-invoicing do not apply. */
export function listedForms(status: FormStatus): Partial<Record<FormKey, FormStatus>> {
  const record = makeRegistration();
  return formsWhere(({ key }) => isFormListed(record, key), status);
}

function formsWhere(isIn: (form: FormDefinition) => boolean, status: FormStatus) {
  return Object.fromEntries(FORM_LIST.filter(isIn).map(({ key }) => [key, status]));
}

/** A record as registration writes it (R3): nothing filled in afterwards, every form 0. */
export function makeRegistration(overrides: StoredUserOverrides = {}): StoredUser {
  const uid = overrides.uid ?? TRAINEE_UID;
  return {
    uid,
    email: 'trainee@demo.example',
    name: 'Ram Kumar',
    userid: makeUserId(uid, new Date()),
    usertype: 'trainee',
    phone: '9000000001',
    pancard: 'ZZZPK0001Z',
    aadharcard: '234567890124',
    fpoc: 'Asha Rao',
    fpocno: INTRODUCER_EMAIL,
    vendortype: 'Overhead',
    nationality: 'Indian',
    isGSTApplicable: 'no',
    isEinvoicingApplicable: 'no',
    vendorTypes: defaultVendorTypes(),
    ...overrides,
    forms: { ...defaultForms(), ...overrides.forms },
  };
}

/** The record of a trainee who has entered these values at the registration. */
export function makeNewPerson(
  uid: string,
  email: string,
  entered: Partial<PersonRegistration> = {},
): NewPerson {
  const { name, phone, pancard, fpoc, fpocno } = makeRegistration();
  return newPerson(
    uid,
    {
      usertype: 'trainee',
      vendorStatus: 'Employee',
      nationality: 'Indian',
      aadharcard: '',
      ...{ name, email, phone, pancard, fpoc, fpocno },
      ...entered,
    },
    new Date(),
  );
}

/** A trainee whose profile is filled in and whose forms are all 0. */
export function makeUserRecord(overrides: StoredUserOverrides = {}): StoredUser {
  return makeRegistration({
    designation: 'Trainee',
    address: '7 Specimen Lane, Andheri East, Mumbai 400069',
    ...overrides,
  });
}

/** The same record, parsed, for domain functions. */
export function makeParsedUser(overrides: StoredUserOverrides = {}): UserRecord {
  const stored = makeUserRecord(overrides);
  return parseUserRecord(stored.uid, stored);
}

/** What Introducer Sign Up writes: exactly these keys. */
export function makeIntroducerRecord(overrides: Partial<NewIntroducer> = {}): NewIntroducer {
  const uid = overrides.uid ?? INTRODUCER_UID;
  return {
    uid,
    email: INTRODUCER_EMAIL,
    name: 'Asha Rao',
    userid: makeUserId(uid, new Date()),
    usertype: 'introducer',
    ...overrides,
  };
}

/** `documents/{uid}` before the first upload. */
export function makeDocumentsRecord(overrides: Partial<DocumentsRecord> = {}): DocumentsRecord {
  return { ...emptyDocuments(), ...overrides };
}

/** Bank details with every field filled in. */
export function makeBankDetails(overrides: Partial<BankDetails> = {}): BankDetails {
  return {
    bankName: 'Specimen Bank',
    bankBranchName: 'Andheri East',
    bankAccountType: 'Savings',
    bankAccountNumber: '00012345678901',
    bankMICR: '400002001',
    ifscCode: 'SBIN0005943',
    bankBranchAddress: '1 Specimen Road, Andheri East, Mumbai 400069',
    ...overrides,
  };
}

/** A complete declaration to the first office of the company table, as the form sends it. */
export function makeEinvoicing(overrides: Partial<EinvoicingDeclaration> = {}): EinvoicingDeclaration {
  const { state, address, gstinNumber, date } = makeNonGst();
  return { date, place: 'Mumbai', reason: 'below', class: '', state, address, gstinNumber, ...overrides };
}

/** As the form sends them. */
export const GST_GROUNDS = {
  reason: 'below',
  supply: 'services',
  homeState: 'Maharashtra',
  place: 'Mumbai',
} as const;

export function makeNonGst(overrides: Partial<NonGst> = {}): NonGst {
  const company = companies[0];
  if (!company) throw new Error('The company table is empty.');
  return {
    date: '2026-11-20',
    state: company.state,
    address: company.address,
    gstinNumber: company.gstin,
    ...overrides,
  };
}

/** Section 1 with every field and one row in every list. */
export function makeSectionOne(overrides: Partial<SectionOne> = {}): SectionOne {
  const contact = {
    name: 'Ram Kumar',
    designation: 'Trainee',
    phone: '9000000001',
    email: 'ram@demo.example',
  };
  return {
    ...emptySectionOne(),
    nameOfVendor: 'Ram Kumar',
    addressL1: '7 Specimen Lane',
    addressL2: 'Andheri East',
    addressL3: 'Near Example Park',
    city: 'Mumbai',
    pincode: '400069',
    country: 'India',
    telephone: '02200000001',
    registrationNumber: 'UDYAM-MH-00-0000001',
    panno: 'ZZZPK0001Z',
    aadharcard: '234567890124',
    relatedwOMG: 'No',
    relatedwOMGRelation: 'None',
    accountsDetails: [contact],
    salesDetails: [contact],
    makerDetails: [contact],
    gstTable: [
      {
        gstStateCode: '27',
        gstNo: '27ZZZPK0001Z1ZO',
        billingAddress: '7 Specimen Lane, Andheri East, Mumbai 400069',
        serviceName: 'Moderation',
        contactDetails: '9000000001',
      },
    ],
    generalQuestions: [{ companyName: 'Specimen Media', refName: 'Leela Iyer', refNumber: '9000000002' }],
    ...overrides,
  };
}

/** A complete declaration (Section 4 of the form, sectionSix of the record). */
export function makeSectionSix(overrides: Partial<SectionSix> = {}): SectionSix {
  return {
    ...emptySectionSix(),
    serviceProvider: 'Ram Kumar',
    signatoryName: 'Ram Kumar',
    positionOfSignatory: 'Trainee',
    signatoryContactNumber: '9000000001',
    signatoryEmail: 'trainee@demo.example',
    place: 'Mumbai',
    signatoryDate: '2026-11-20',
    ...overrides,
  };
}

/** The stored record, by its id. */
export function makeInvitation(overrides: Partial<Omit<Invitation, 'id'>> = {}): Omit<Invitation, 'id'> {
  const now = Date.now();
  return {
    introducerUid: 'introducerUid',
    introducerName: 'Asha Rao',
    introducerEmail: 'asha@agency.example',
    name: 'Kavya Menon',
    email: 'kavya@demo.example',
    usertype: 'trainee',
    createdAt: now,
    expiresAt: now + 14 * 86_400_000,
    status: 'open',
    ...overrides,
  };
}

/** As the portal stores it for an invited person with a verified address. */
export function makeKnownProgress(
  record: Parameters<typeof progressOf>[0],
  since: number,
  submittedAt?: number,
): ProgressRecord {
  const identity = { ...VERIFIED, ...invitedBy(`invitation-of-${record.uid}`) };
  return progressOf(record, since, submittedAt, identity);
}

/** The progress record that belongs to a users record (R13). */
export function makeProgress(
  record: Parameters<typeof progressOf>[0],
  since = Date.now(),
  submittedAt?: number,
): ProgressRecord {
  const progress = progressOf(record, since, submittedAt);
  return { ...progress, forms: { ...progress.forms }, fpocno: record.fpocno };
}

/** `reviewed/{uid}` after a reviewer has validated everything that this record has. */
export function makeReviewedRecord(
  user: StoredUser,
  documents: Partial<DocumentsRecord> = {},
  { by = 'reviewerUid000000000000000ab', at = Date.now() - 3_600_000 } = {},
): ReviewedRecord {
  const stored = { user: { ...user }, documents: { ...documents }, reviewed: {} };
  const record = parseUserRecord(user.uid, stored.user);
  return snapshotsFor(record, { on: REVIEW_PARTS, movesOverall: true, by, at }, stored);
}

export const NO_ENTERPRISE = { class: 'none', udyam: '', since: '', year: '', activity: '' } as const;

export function makeTaxEntry(overrides: Partial<TaxEntry> = {}): TaxEntry {
  const { at: _, ...entry } = makeTaxes();
  return { ...entry, ...overrides };
}

/** A micro enterprise that supplies services, registered for GST, without a certificate of lower deduction. */
export function makeTaxes(overrides: Partial<TaxDetails> = {}): TaxDetails {
  return {
    class: 'micro',
    udyam: 'UDYAM-MH-00-0000001',
    since: '2024-05-01',
    year: '2025-26',
    activity: 'services',
    scheme: 'regular',
    at: 1,
    ...overrides,
  };
}
