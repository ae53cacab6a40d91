import { emptySectionSix } from '../../../domain/records/defaults.ts';
import type { SectionSix, UserRecord } from '../../../domain/records/records.ts';
import { normalise } from '../../../domain/validators/normalise.ts';
import type { DeclarationValues } from './declarationSchema.ts';

/** What Section 4 shows of a record; position, number and address come from the profile. */
export function declarationValues(record: UserRecord): DeclarationValues {
  const stored = record.vendorDetails.sectionSix ?? emptySectionSix();
  return {
    ...stored,
    positionOfSignatory: stored.positionOfSignatory || record.designation,
    signatoryContactNumber: stored.signatoryContactNumber || record.phone,
    signatoryEmail: stored.signatoryEmail || record.email,
  };
}

/** What a save of Section 4 keeps. */
export function tidyDeclaration(values: DeclarationValues): SectionSix {
  return {
    serviceProvider: values.serviceProvider.trim(),
    signatoryName: values.signatoryName.trim(),
    positionOfSignatory: values.positionOfSignatory.trim(),
    signatoryContactNumber: normalise(values.signatoryContactNumber),
    signatoryEmail: values.signatoryEmail.trim(),
    place: values.place.trim(),
    signatoryDate: values.signatoryDate,
  };
}
