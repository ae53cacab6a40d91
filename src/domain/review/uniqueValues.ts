import type { UserRecord } from '../records/records.ts';
import { GSTIN_LENGTH } from '../validators/gstin.ts';
import { normalise } from '../validators/normalise.ts';
import { PAN_LENGTH } from '../validators/pan.ts';
import type { UniqueField } from './findings.ts';

/** One value in every spelling that another record may use. */
export interface UniqueValue {
  field: UniqueField;
  spellings: string[];
}

/** A number with fewer digits is a placeholder, such as 0 or 123. */
const FEWEST_DIGITS = 6;
const INDIAN_PHONE = /^(?:\+?91|0)?(\d{10})$/;

/** Skip values that are too short or malformed: they identify no one. */
export function uniqueValuesOf(record: UserRecord): UniqueValue[] {
  const { pancard, GSTIN, bankDetails, aadharcard, phone } = record;
  const national = INDIAN_PHONE.exec(normalise(phone))?.[1];
  return [
    ...uniqueValue('pancard', pancard, (pan) => pan.length === PAN_LENGTH),
    ...uniqueValue('GSTIN', GSTIN, (gstin) => gstin.length === GSTIN_LENGTH),
    ...uniqueValue('bankAccountNumber', bankDetails.bankAccountNumber, isNumber, grouped),
    ...uniqueValue('aadharcard', aadharcard, isNumber, grouped),
    ...uniqueValue('phone', national ?? phone, isNumber, (number) =>
      national === undefined
        ? [number]
        : [number, `+91${number}`, `91${number}`, `0${number}`, `${number.slice(0, 5)} ${number.slice(5)}`],
    ),
  ];
}

function uniqueValue(
  field: UniqueField,
  stored: string,
  isUsable: (value: string) => boolean,
  spell = (typed: string) => [typed],
): UniqueValue[] {
  const value = normalise(stored);
  return isUsable(value) ? [{ field, spellings: [...new Set([stored, ...spell(value)])] }] : [];
}

function isNumber(value: string): boolean {
  return /^\d+$/.test(value) && value.length >= FEWEST_DIGITS;
}

/** The number without separators, with spaces and with hyphens, because cards show groups of four digits. */
function grouped(number: string): string[] {
  return [number, ...[' ', '-'].map((gap) => number.replaceAll(/\d{4}(?=\d)/g, `$&${gap}`))];
}
