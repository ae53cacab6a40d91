import { aadharMode } from '../../config/portal.ts';
import { isYearly, letterOf, yearOfLetter } from '../due/letterYears.ts';
import { FORMS, formTitle, type PlainForm } from '../forms/registry.ts';
import { agreementContent } from '../letters/agreement.ts';
import { eInvoicingLetterContent } from '../letters/eInvoicingLetterText.ts';
import { gstLetterContent } from '../letters/gstLetterText.ts';
import { type Fact, filled, heading, type LetterContent, paragraph } from '../letters/letterContent.ts';
import { signedFor } from '../letters/ownLetter.ts';
import { DECLARATION } from '../records/declarations.ts';
import { signatoryOf } from '../records/kinds.ts';
import { parseUserRecord } from '../records/parseRecord.ts';
import { type Raw, readLink } from '../records/read.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../records/records.ts';
import { reviewSection } from '../review/sections.ts';
import { bankSheet } from '../sheets/bankSheet.ts';
import { registrationSheet } from '../sheets/registrationSheet.ts';
import { maskAadhar } from '../validators/mask.ts';
import { canonicalJson, isPartOf } from './canonicalJson.ts';

/** Fields of the record from which the text is written, and the link of the cheque. */
interface SignedFacts {
  user: Raw;
  cheque?: string;
}

const WHO = ['name', 'userid', 'usertype', 'email', 'address', 'pancard', 'GSTIN', 'nationality'] as const;
/** The fields of the profile that a form prints besides WHO. */
const MORE_OF: Partial<Record<FormKey, readonly (keyof UserRecord)[]>> = {
  bankdetails: ['phone', ...(aadharMode === 'off' ? [] : (['aadharcard'] as const))],
};

/** Never a whole Aadhar number. */
export function factsOf(
  form: FormKey,
  record: UserRecord,
  { cancelledCheque }: Partial<DocumentsRecord> = {},
): SignedFacts {
  const { user: own, documents } = FORMS[form].stored;
  const keys = [...WHO, ...(MORE_OF[form] ?? []), ...own];
  const { sectionOne, sectionSix, vendorStatus } = record.vendorDetails;
  const status = sectionOne?.vendorStatus ?? vendorStatus;
  const vendorDetails =
    form === 'vendorform'
      ? { ...(sectionOne && { sectionOne: masked(sectionOne) }), ...(sectionSix && { sectionSix }) }
      : {
          ...(status !== undefined && { sectionOne: { vendorStatus: status } }),
          ...(sectionSix && {
            sectionSix: {
              signatoryName: sectionSix.signatoryName,
              positionOfSignatory: sectionSix.positionOfSignatory,
            },
          }),
        };
  const user = Object.fromEntries(keys.map((key) => [key, record[key]]));
  return {
    user: { ...masked(user), vendorDetails },
    ...(documents.includes('cancelledCheque') && { cheque: readLink(cancelledCheque) }),
  };
}

function masked(fields: object): Raw {
  const raw: Raw = { ...fields };
  return typeof raw.aadharcard === 'string' ? { ...raw, aadharcard: maskAadhar(raw.aadharcard) } : raw;
}

type Words = (record: UserRecord, cheque: string) => LetterContent | undefined;

/** A plain form that is missing here is signed as `plainSheet` prints it. */
const CONTENTS: Record<Exclude<FormKey, PlainForm>, Words> & Partial<Record<PlainForm, Words>> = {
  nonapplicability: gstLetterContent,
  einvoicing: eInvoicingLetterContent,
  msa: agreementContent,
  bankdetails: bankSheet,
  vendorform: (record) => registrationSheet(record, formTitle(record, 'vendorform')),
};

/** The printout of a form without a letter: its answers, and the declaration. */
export function plainSheet(record: UserRecord, form: FormKey): LetterContent {
  const { title } = FORMS[form];
  const { name, userid, email, pancard } = record;
  const who: Fact[] = [
    ['Name', name],
    ['User ID', userid],
    ['E-mail', email],
    ['PAN Number', pancard],
  ];
  const answers = reviewSection(record, form).details.map(
    ({ label, value, isSensitive }): Fact => [label, isSensitive === 'aadhar' ? maskAadhar(value) : value],
  );
  const signatory = signatoryOf(record) || name;
  return {
    label: title,
    title,
    blocks: [
      heading('title', title),
      { id: 'answers', type: 'facts', facts: filled([...who, ...answers], 'None') },
    ],
    closing: [paragraph('declaration', DECLARATION)],
    signedAt: [],
    signatory,
    below: signedFor(record, signatory),
  };
}

/** The current words of a form; undefined for a declaration from before November 2026. */
export function contentFrom(form: FormKey, { user, cheque = '' }: SignedFacts): LetterContent | undefined {
  const record = parseUserRecord('', user);
  const words = CONTENTS[form];
  return words ? words(record, cheque) : plainSheet(record, form);
}

/** The text that is stored and hashed: content and facts as canonical JSON. */
export function textOf(form: FormKey, facts: SignedFacts): string | undefined {
  const content = contentFrom(form, facts);
  return content && canonicalJson({ ...content, facts });
}

/** The financial year of a yearly letter; '' for other forms. */
export function yearOf(form: FormKey, { user }: SignedFacts): string {
  return isYearly(form) ? yearOfLetter(letterOf(parseUserRecord('', user), form)) : '';
}

/** Whether the form's stored fields are still those that were signed; the profile may have changed. */
export function isOfRecord(form: FormKey, facts: SignedFacts, record: UserRecord): boolean {
  const { user } = factsOf(form, record);
  return FORMS[form].stored.user.every((key) => isPartOf(facts.user[key], user[key]));
}
