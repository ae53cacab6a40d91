import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GenericIssue } from 'valibot';
import * as v from 'valibot';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { LIST_NAMES } from './rows.ts';
import { type SectionOneValues, sectionOneSchema } from './sectionOneSchema.ts';

export function SectionProgress({ isGstApplicable }: { isGstApplicable: boolean }) {
  const { control, getValues } = useFormContext<SectionOneValues>();
  useWatch({ control });
  const { asked, answered, wrong } = progressOf(getValues(), isGstApplicable);
  const id = useId();
  return (
    <div className="section-progress">
      <p id={id}>
        {answered} of {asked} answered{wrong > 0 && <strong>, {wrong} to correct</strong>}
      </p>
      <Progress now={answered} max={asked} aria-labelledby={id} />
    </div>
  );
}

const ALWAYS_ASKED = [
  'nameOfVendor',
  'addressL1',
  'addressL2',
  'addressL3',
  'city',
  'pincode',
  'country',
  'telephone',
  'vendorStatus',
  'registrationNumber',
  'panno',
  'aadharcard',
  'relatedwOMG',
] as const;

/**
 * Counts the fields of rows; an optional list counts nothing. `isGstApplicable` requires a GST registration.
 */
export function progressOf(values: SectionOneValues, isGstApplicable: boolean) {
  const rows = LIST_NAMES.flatMap((list) => values[list].flatMap((row) => Object.values(row)));
  const answers = [
    ...ALWAYS_ASKED.map((key) => values[key]),
    ...(values.relatedwOMG === 'Yes' ? [values.relatedwOMGRelation] : []),
    ...(isGstApplicable && values.gstTable.length === 0 ? [''] : []),
    ...rows,
  ];
  const { issues = [] } = v.safeParse(sectionOneSchema(isGstApplicable), values);
  const wrong = new Set(issues.filter((issue) => isFilled(issue.input)).map((issue) => v.getDotPath(issue)));
  return {
    asked: answers.length,
    answered: answers.filter(isFilled).length,
    wrong: wrong.size + (values.rejectedPan === '' ? 0 : 1),
  };
}

function isFilled(input: GenericIssue['input']): boolean {
  return typeof input === 'string' && input.trim() !== '';
}
