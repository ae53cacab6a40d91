import { aadharMode } from '../../config/portal.ts';
import { isAmendedLink } from '../files/fileNames.ts';
import { AADHAR_CARD, IDENTITY_PROOF, type KindFields, kindOf } from '../records/kinds.ts';
import type { DatedDocument, DocumentKey, DocumentsRecord, UserRecord } from '../records/records.ts';
import { hasFile, isCalendarDay } from '../transitions/guards.ts';

export interface DocumentRow {
  key: DocumentKey;
  label: string;
  /** Which documents are accepted; empty when the label says it. */
  hint: string;
  isMandatory: boolean;
  /** Mandatory, or asked for because of the record. The documents can be submitted without the latter. */
  isNeeded: boolean;
  /** The document may have a last day, which the portal asks for. */
  ends?: boolean;
  /** Shows an Aadhar number; the person may hide its first eight digits before the upload. */
  isMaskable?: boolean;
}

/** The fields that decide what a row asks for. */
export type RowFields = KindFields & Pick<UserRecord, 'isGSTApplicable'>;

/** A vendor who is resident abroad needs it for the tax rate of a treaty. */
const RESIDENCY_CERTIFICATE: DocumentRow = {
  key: 'ResidencyCertificate',
  label: 'Tax Residency Certificate',
  hint: 'From the tax office of your country, for the tax rate of a treaty with India',
  isMandatory: false,
  isNeeded: false,
  // The certificate is valid for one year.
  ends: true,
};

/** What each row is called and asks for, by vendor status, nationality and GST. */
export function documentRowsOf(record: RowFields): readonly DocumentRow[] {
  const { proof, proofHint, proofEnds, hasAadhar, isForeign } = kindOf(record);
  const isRegistered = record.isGSTApplicable === 'yes';
  const mandatory = { isMandatory: true, isNeeded: true };
  return [
    {
      key: 'CompanyCertificate',
      label: proof,
      hint: proofHint,
      ...mandatory,
      ends: proofEnds,
      isMaskable: hasAadhar,
    },
    {
      key: 'GSTCertificate',
      label: 'GST Registration Certificate',
      hint: isRegistered ? 'Needed, because GST applies to you' : '',
      isMandatory: false,
      isNeeded: isRegistered,
      // The certificate of a casual or a non-resident taxable person ends.
      ends: isRegistered,
    },
    { key: 'PANTANCard', label: 'PAN Card', hint: '', ...mandatory },
    ...(isForeign ? [RESIDENCY_CERTIFICATE] : []),
  ];
}

export interface DatedRow extends DocumentRow {
  key: DatedDocument;
}

/** The rows whose documents may end. */
export function datedRows(record: RowFields): DatedRow[] {
  return documentRowsOf(record).filter(isDated);
}

export function isDated(row: DocumentRow): row is DatedRow {
  return row.ends === true;
}

/** The last day of a row's stored file; empty without one. */
export function untilOf(documents: DocumentsRecord, row: DocumentRow): string {
  const until = isDated(row) && hasFile(documents[row.key]) ? documents[`${row.key}Until`] : undefined;
  return until && isCalendarDay(until) ? until : '';
}

/** The GST certificate changes with the GST registration (R20). */
export function amendableRows(record: RowFields): readonly DocumentRow[] {
  return documentRowsOf(record).filter(({ key }) => key !== 'GSTCertificate');
}

/**
 * What the first document was uploaded as, and what a changed status or nationality asks for instead; null otherwise,
 * and where an amendment has replaced it.
 */
export function changedProof(
  record: RowFields,
  { CompanyCertificate, proof }: DocumentsRecord,
): { before: string; now: string } | null {
  const now = kindOf(record).proof;
  // An Aadhar card that was uploaded before the mode `off` still counts.
  const isServing = aadharMode === 'off' && proof === AADHAR_CARD && now === IDENTITY_PROOF;
  const isOwn = hasFile(CompanyCertificate) && !isAmendedLink(CompanyCertificate);
  return isOwn && proof && proof !== now && !isServing ? { before: proof, now } : null;
}
