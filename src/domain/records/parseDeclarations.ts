import { readFields } from '../forms/fields.ts';
import { readSectionOne, SECTION_SIX } from '../forms/traineeForm.ts';
import { emptyNonGst } from './defaults.ts';
import { isMap, type Raw, readMap, readOneOf, readText, readTexts } from './read.ts';
import {
  type EinvoicingDeclaration,
  EXEMPT_CLASSES,
  GST_REASONS,
  type NonGst,
  SUPPLIES,
  type VendorDetails,
} from './records.ts';

/** A declaration without a known reason counts as one from before November 2026, which has no grounds. */
export function parseNonGst(raw: Raw): NonGst {
  const reason = readOneOf(raw.reason, GST_REASONS, undefined);
  const supply = readOneOf(raw.supply, SUPPLIES, undefined);
  return {
    ...readTexts(raw, emptyNonGst()),
    ...(reason && {
      reason,
      ...(supply && { supply }),
      homeState: readText(raw.homeState),
      place: readText(raw.place),
    }),
    ...yearIn(raw),
  };
}

export function parseEinvoicing(raw: Raw): EinvoicingDeclaration {
  const reason = readOneOf(raw.reason, ['below', 'class'] as const, undefined);
  return {
    ...readTexts(raw, { date: '', place: '' }),
    ...(reason && {
      reason,
      class: readOneOf(raw.class, EXEMPT_CLASSES, ''),
      ...readTexts(raw, { state: '', address: '', gstinNumber: '' }),
    }),
    ...yearIn(raw),
  };
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
