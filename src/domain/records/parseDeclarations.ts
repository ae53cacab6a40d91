import { E_INVOICING } from '../forms/eInvoicing.ts';
import { readFields } from '../forms/fields.ts';
import { NON_APPLICABILITY } from '../forms/nonApplicability.ts';
import { readSectionOne, SECTION_SIX } from '../forms/traineeForm.ts';
import { isMap, type Raw, readMap } from './read.ts';
import type { EinvoicingDeclaration, NonGst, VendorDetails } from './records.ts';

/** A declaration without a known reason counts as one from before November 2026, which has no grounds. */
export function parseNonGst(raw: Raw): NonGst {
  const { reason, supply, ...where } = readFields(raw, NON_APPLICABILITY.grounds);
  return {
    ...readFields(raw, NON_APPLICABILITY.fields),
    ...(reason && { reason, ...(supply && { supply }), ...where }),
    ...yearIn(raw),
  };
}

export function parseEinvoicing(raw: Raw): EinvoicingDeclaration {
  const { reason, ...others } = readFields(raw, E_INVOICING.grounds);
  return { ...readFields(raw, E_INVOICING.fields), ...(reason && { reason, ...others }), ...yearIn(raw) };
}

function yearIn({ year }: Raw): { year?: string } {
  return typeof year === 'string' && year !== '' ? { year } : {};
}

export function parseVendorDetails(raw: unknown): VendorDetails {
  const { sectionOne, sectionSix } = readMap(raw);
  const { vendorStatus, ...others } = readMap(sectionOne);
  return {
    ...(isFilledMap(others)
      ? { sectionOne: readSectionOne(readMap(sectionOne)) }
      : typeof vendorStatus === 'string' && { vendorStatus }),
    ...(isFilledMap(sectionSix) && { sectionSix: readFields(sectionSix, SECTION_SIX) }),
  };
}

function isFilledMap(value: unknown): value is Raw {
  return isMap(value) && Object.keys(value).length > 0;
}
