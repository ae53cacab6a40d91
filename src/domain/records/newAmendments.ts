import type { AmendedDocument, AmendedValues } from './amendments.ts';
import { CONTACT_FIELDS } from './defaults.ts';
import { pick } from './read.ts';
import {
  type BankDetails,
  type DatedDocument,
  type DocumentsKey,
  isDatedDocument,
  type UserRecord,
} from './records.ts';
import type { TaxEntry } from './taxes.ts';

type ContactValues = Pick<UserRecord, (typeof CONTACT_FIELDS)[number]>;

/** A link of a file uploaded for an amendment, with its SHA-256. */
export interface AmendedFile {
  link: string;
  hash: string;
}

export function contactValues(contact: ContactValues): AmendedValues {
  return { user: pick(contact, CONTACT_FIELDS), documents: {}, hashes: {} };
}

export function bankValues(bankDetails: BankDetails, cheque: AmendedFile): AmendedValues {
  return { user: { bankDetails }, ...fileValues('cancelledCheque', cheque) };
}

/** @param gstin empty where the registration has ended @param until empty for a certificate without a last day */
export function gstValues(gstin: string, certificate?: AmendedFile, until = ''): AmendedValues {
  return {
    user: { isGSTApplicable: gstin === '' ? 'no' : 'yes', GSTIN: gstin },
    ...(certificate ? datedFileValues('GSTCertificate', certificate, until) : { documents: {}, hashes: {} }),
  };
}

export function documentValues(key: AmendedDocument, file: AmendedFile, until = ''): AmendedValues {
  const values = isDatedDocument(key) ? datedFileValues(key, file, until) : fileValues(key, file);
  return { user: {}, ...values };
}

function datedFileValues(key: DatedDocument, file: AmendedFile, until: string): Omit<AmendedValues, 'user'> {
  const { documents, hashes } = fileValues(key, file);
  return { documents: { ...documents, [`${key}Until`]: until }, hashes };
}

export function taxValues(taxes: TaxEntry): AmendedValues {
  return { user: {}, documents: {}, hashes: {}, taxes };
}

function fileValues(key: DocumentsKey, { link, hash }: AmendedFile): Omit<AmendedValues, 'user'> {
  return { documents: { [key]: link }, hashes: { [key]: hash } };
}
