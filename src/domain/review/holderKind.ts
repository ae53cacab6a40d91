import { KIND_OF_STATUS } from '../records/options.ts';
import { validatePan } from '../validators/pan.ts';

/** The fourth letter of a PAN. */
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

/** Whether a PAN belongs to such a vendor; true when unknown. */
export function fitsVendorStatus(pan: string, vendorStatus: string): boolean {
  const [holder, expected] = [holderOf(pan), KIND_OF_STATUS[vendorStatus]];
  if (holder === undefined || expected === undefined || holder.kind === expected) return true;
  // The PAN of a limited liability partnership has E or F.
  return holder.kind === 'E' && expected === 'F';
}

/** Banks open savings accounts for persons, families and trusts. */
export function isCompanyOrFirm(pan: string, vendorStatus: string): boolean {
  const kinds = [holderOf(pan)?.kind, KIND_OF_STATUS[vendorStatus]];
  return ['C', 'E', 'F'].some((kind) => kinds.includes(kind));
}
