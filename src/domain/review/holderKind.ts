import { panLettersOf } from '../records/kinds.ts';
import { validatePan } from '../validators/pan.ts';

/** The kind of holder by the fourth letter of a PAN. */
const KINDS: Record<string, string> = {
  A: 'an association of persons',
  B: 'a body of individuals',
  C: 'a company',
  E: 'a limited liability partnership',
  F: 'a firm',
  G: 'the government',
  H: 'a Hindu undivided family',
  J: 'an artificial juridical person',
  L: 'a local authority',
  P: 'an individual',
  T: 'a trust',
};

/** undefined when the PAN, or the meaning of its letter, is unknown. */
export function holderOf(pan: string): { kind: string; name: string } | undefined {
  const { error, value } = validatePan(pan);
  const kind = error ? '' : value.charAt(3);
  const name = KINDS[kind];
  return name === undefined ? undefined : { kind, name };
}

/** Whether a PAN can belong to a vendor of this status; true when unknown. */
export function fitsVendorStatus(pan: string, vendorStatus: string): boolean {
  const [holder, expected] = [holderOf(pan), panLettersOf(vendorStatus)];
  return holder === undefined || expected === undefined || expected.includes(holder.kind);
}

/** Whether the holder is a company or firm, for which banks open no savings account. */
export function isCompanyOrFirm(pan: string, vendorStatus: string): boolean {
  const kinds = `${holderOf(pan)?.kind ?? ''}${panLettersOf(vendorStatus) ?? ''}`;
  return /[CEF]/.test(kinds);
}
