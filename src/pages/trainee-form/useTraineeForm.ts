import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { saveSectionOne, saveSectionSix } from '../../backend/records/users.ts';
import { isFormEditable } from '../../domain/forms/statuses.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { setValues } from '../../drafts/setValues.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { type DeclarationValues, declarationSchema } from './declaration/declarationSchema.ts';
import { declarationValues, tidyDeclaration } from './declaration/declarationValues.ts';
import { type SectionOneValues, sectionOneSchema } from './section-one/sectionOneSchema.ts';
import {
  sectionOneOf,
  sectionOneShape,
  sectionOneValues,
  tidySectionOne,
} from './section-one/sectionOneValues.ts';
import { useStoredForm } from './useStoredForm.ts';

/** The two sections that are filled in here, each a form of its own, and how each is saved. */
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
  const isLocked = !isFormEditable(record.forms, 'vendorform');
  const storedOne = useMemo(() => sectionOneValues(record), [record]);
  const sectionOne = useStoredForm(storedOne, resolver);
  const storedDeclaration = useMemo(() => declarationValues(record), [record]);
  const declaration = useStoredForm(storedDeclaration, declarationResolver);
  const drafts = {
    sectionOne: useDraft(sectionOne, 'sectionone', { stored: storedOne, shape: SHAPE, isLocked }),
    declaration: useDraft(declaration, 'declaration', { stored: storedDeclaration, isLocked }),
  };

  const keepSectionOne = async () => {
    const tidy = tidySectionOne(sectionOne.getValues());
    setValues(sectionOne, tidy);
    const storedPan = record.vendorDetails.sectionOne?.panno ?? record.pancard;
    await saveSectionOne(record.uid, sectionOneOf(tidy, storedPan), tidy.vendorTypes);
  };
  const keepDeclaration = async () => {
    const tidy = tidyDeclaration(declaration.getValues());
    setValues(declaration, tidy);
    await saveSectionSix(record.uid, tidy);
  };

  return { sectionOne, declaration, drafts, keepSectionOne, keepDeclaration, isGstApplicable };
}

const SHAPE = sectionOneShape();

const declarationResolver = valibotResolver<DeclarationValues, unknown, DeclarationValues>(
  declarationSchema,
  undefined,
  { raw: true },
);
