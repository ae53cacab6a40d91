import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GenericIssue } from 'valibot';
import * as v from 'valibot';
import { neededFields } from '../../../domain/forms/fields.ts';
import { LIST_NAMES, SECTION_ONE } from '../../../domain/forms/traineeForm.ts';
import { isStateAsked } from '../../../domain/homeState.ts';
import { kindOfStatus } from '../../../domain/records/kinds.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { type SectionOneValues, sectionOneSchema } from './sectionOneSchema.ts';

/** The fields of the profile that determine which fields of Section 1 are required. */
type SectionOneProfile = Pick<UserRecord, 'isGSTApplicable' | 'nationality'>;

export function SectionProgress({ profile }: { profile: SectionOneProfile }) {
  const { control, getValues } = useFormContext<SectionOneValues>();
  useWatch({ control });
  const { asked, answered, wrong } = progressOf(getValues(), profile);
  const id = useId();
  return (
    <div className="section-progress">
      <p id={id}>
        <span>{`${answered} of ${asked} answered`}</span>
        {wrong > 0 && <strong>{`, ${wrong} to correct`}</strong>}
      </p>
      <Progress now={answered} max={asked} aria-labelledby={id} />
    </div>
  );
}

const ALWAYS_ASKED = neededFields(SECTION_ONE);

/** Counts the fields of rows; an optional list counts nothing. GST requires a GST registration. */
export function progressOf(values: SectionOneValues, { isGSTApplicable, nationality }: SectionOneProfile) {
  const isGstApplicable = isGSTApplicable === 'yes';
  const rows = LIST_NAMES.flatMap((list) => values[list].flatMap((row) => Object.values(row)));
  const answers = [
    ...ALWAYS_ASKED.map((key) => values[key]),
    ...(isStateAsked(values) ? [values.state] : []),
    ...(kindOfStatus(values.vendorStatus, nationality).hasAadhar ? [values.aadharcard] : []),
    ...(values.relatedwOMG === 'Yes' ? [values.relatedwOMGRelation] : []),
    ...(isGstApplicable && values.gstTable.length === 0 ? [''] : []),
    ...rows,
  ];
  const { issues = [] } = v.safeParse(sectionOneSchema(isGstApplicable, nationality), values);
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
