import { EMPTY_CONTACT, EMPTY_GST_ROW, emptyQuestion, emptySectionOne, emptySectionSix } from './defaults.ts';
import { isMap, type Raw, readList, readMap, readOneOf, readTexts } from './read.ts';
import type { Contact, GeneralQuestion, SectionOne, VendorDetails } from './records.ts';

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
