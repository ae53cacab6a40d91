import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { saveSectionOne, saveSectionSix } from '../../backend/users.ts';
import type { UserRecord } from '../../domain/records.ts';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning.ts';
import { type DeclarationValues, declarationSchema } from './declarationSchema.ts';
import { declarationValues, tidyDeclaration } from './declarationValues.ts';
import { type SectionOneValues, sectionOneSchema } from './sectionOneSchema.ts';
import { sectionOneOf, sectionOneValues, tidySectionOne } from './sectionOneValues.ts';
import { setValues, useStoredForm } from './useStoredForm.ts';

/** The two sections that are filled in here, each a form of its own, and how each is saved (SPEC 7). */
export function useTraineeForm(record: UserRecord) {
  const isGstApplicable = record.isGSTApplicable === 'yes';
  const resolver = useMemo(
    () =>
      valibotResolver<SectionOneValues, unknown, SectionOneValues>(
        sectionOneSchema(isGstApplicable),
        undefined,
        {
          raw: true,
        },
      ),
    [isGstApplicable],
  );
  const sectionOne = useStoredForm(
    useMemo(() => sectionOneValues(record), [record]),
    resolver,
  );
  const declaration = useStoredForm(
    useMemo(() => declarationValues(record), [record]),
    declarationResolver,
  );
  useUnsavedWarning(sectionOne.formState.isDirty || declaration.formState.isDirty);

  const keepSectionOne = async () => {
    const tidy = tidySectionOne(sectionOne.getValues());
    setValues(sectionOne, tidy);
    const storedPan = record.vendorDetails.sectionOne?.panno ?? record.pancard;
    await saveSectionOne(record.uid, sectionOneOf(tidy, storedPan), tidy.vendorTypes);
  };
  const keepDeclaration = async () => {
    const tidy = tidyDeclaration(declaration.getValues());
    setValues<DeclarationValues>(declaration, tidy);
    await saveSectionSix(record.uid, tidy);
  };

  return { sectionOne, declaration, keepSectionOne, keepDeclaration, isGstApplicable };
}

const declarationResolver = valibotResolver<DeclarationValues, unknown, DeclarationValues>(
  declarationSchema,
  undefined,
  { raw: true },
);
