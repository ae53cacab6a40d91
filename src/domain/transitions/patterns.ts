/** The patterns of SPEC 5 and VALIDATION that the rules enforce as well (R16). */
const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

export function isPan(value: string): boolean {
  return PAN.test(value);
}

export function isGstin(value: string): boolean {
  return GSTIN.test(value);
}

export function isIfsc(value: string): boolean {
  return IFSC.test(value);
}
