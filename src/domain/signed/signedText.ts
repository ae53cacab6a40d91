import { aadharMode } from '../../config/portal.ts';
import { isYearly, letterOf, yearOfLetter } from '../due/letterYears.ts';
import { FORMS, formTitle } from '../forms/registry.ts';
import { agreementContent } from '../letters/agreement.ts';
import { eInvoicingLetterContent } from '../letters/eInvoicingLetterText.ts';
import { gstLetterContent } from '../letters/gstLetterText.ts';
import type { LetterContent } from '../letters/letterContent.ts';
import { parseUserRecord } from '../records/parseRecord.ts';
import { type Raw, readLink } from '../records/read.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import { bankSheet } from '../sheets/bankSheet.ts';
import { registrationSheet } from '../sheets/registrationSheet.ts';
import { maskAadhar } from '../validators/mask.ts';
import { canonicalJson, isPartOf } from './canonicalJson.ts';
import type { SignedForm } from './signedCopy.ts';

/**
 * Change a version when its words change, and record it in
 * tests/unit/domain/signed/textVersions.test.ts, which fails without it.
 */
export const TEXT_VERSIONS: Readonly<Record<SignedForm, string>> = {
  nonapplicability: '2026-11',
  einvoicing: '2026-11.2',
  msa: '2026-11.2',
  bankdetails: '2026-11',
  vendorform: '2026-11',
};

/** Fields of the record from which the text is written, and the link of the cheque. */
export interface SignedFacts {
  user: Raw;
  cheque?: string;
}

const WHO = ['name', 'userid', 'usertype', 'email', 'address', 'pancard', 'GSTIN', 'nationality'] as const;
const PROFILE_OF: Record<SignedForm, readonly (keyof UserRecord)[]> = {
  nonapplicability: WHO,
  einvoicing: WHO,
  msa: WHO,
  bankdetails: [...WHO, 'phone', ...(aadharMode === 'off' ? [] : (['aadharcard'] as const))],
  vendorform: WHO,
};

/** Never a whole Aadhar number. */
export function factsOf(
  form: SignedForm,
  record: UserRecord,
  { cancelledCheque }: Partial<DocumentsRecord> = {},
): SignedFacts {
  const keys = [...PROFILE_OF[form], ...FORMS[form].fields.user];
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
    ...(form === 'bankdetails' && { cheque: readLink(cancelledCheque) }),
  };
}

function masked(fields: object): Raw {
  const raw: Raw = { ...fields };
  return typeof raw.aadharcard === 'string' ? { ...raw, aadharcard: maskAadhar(raw.aadharcard) } : raw;
}

/** The current words of a form; undefined for a declaration from before November 2026. */
export function contentFrom(form: SignedForm, { user, cheque = '' }: SignedFacts): LetterContent | undefined {
  const record = parseUserRecord('', user);
  switch (form) {
    case 'nonapplicability':
      return gstLetterContent(record);
    case 'einvoicing':
      return eInvoicingLetterContent(record);
    case 'msa':
      return agreementContent(record);
    case 'bankdetails':
      return bankSheet(record, cheque);
    case 'vendorform':
      return registrationSheet(record, formTitle(record, 'vendorform'));
  }
}

/** The text that is stored and hashed: content and facts as canonical JSON. */
export function textOf(form: SignedForm, facts: SignedFacts): string | undefined {
  const content = contentFrom(form, facts);
  return content && canonicalJson({ ...content, facts });
}

/** The financial year of a yearly letter; '' for other forms. */
export function yearOf(form: SignedForm, { user }: SignedFacts): string {
  return isYearly(form) ? yearOfLetter(letterOf(parseUserRecord('', user), form)) : '';
}

/** Whether the form's stored fields are still those that were signed; the profile may have changed. */
export function isOfRecord(form: SignedForm, facts: SignedFacts, record: UserRecord): boolean {
  const { user } = factsOf(form, record);
  return FORMS[form].fields.user.every((key) => isPartOf(facts.user[key], user[key]));
}
