import {
  EMPTY_CONTACT,
  EMPTY_GST_ROW,
  emptyNonGst,
  emptyQuestion,
  emptySectionOne,
  emptySectionSix,
} from './defaults.ts';
import { isMap, type Raw, readList, readMap, readOneOf, readText, readTexts } from './read.ts';
import {
  type Contact,
  type EinvoicingDeclaration,
  EXEMPT_CLASSES,
  type GeneralQuestion,
  GST_REASONS,
  type NonGst,
  type SectionOne,
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
      ? { sectionOne: parseSectionOne(readMap(sectionOne)) }
      : typeof vendorStatus === 'string' && { vendorStatus }),
    ...(isFilledMap(sectionSix) && { sectionSix: readTexts(sectionSix, emptySectionSix()) }),
  };
}

function isFilledMap(value: unknown): value is Raw {
  return isMap(value) && Object.keys(value).length > 0;
}

function parseSectionOne(raw: Raw): SectionOne {
  return {
    ...readTexts(raw, emptySectionOne()),
    relatedwOMG: readOneOf(raw.relatedwOMG, ['Yes', 'No'], ''),
    accountsDetails: readList(raw.accountsDetails, parseContact),
    salesDetails: readList(raw.salesDetails, parseContact),
    makerDetails: readList(raw.makerDetails, parseContact),
    gstTable: readList(raw.gstTable, (row) => readTexts(row, EMPTY_GST_ROW)),
    generalQuestions: readList(raw.generalQuestions, parseGeneralQuestion),
  };
}

function parseContact(raw: Raw): Contact {
  return readTexts(raw, EMPTY_CONTACT);
}

function parseGeneralQuestion(raw: Raw): GeneralQuestion {
  const { refNumber } = raw;
  // Older records have a reference number as a number.
  return readTexts(
    typeof refNumber === 'number' ? { ...raw, refNumber: `${refNumber}` } : raw,
    emptyQuestion(),
  );
}
