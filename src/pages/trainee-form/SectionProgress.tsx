import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { progressOf } from './progress.ts';
import type { SectionOneValues } from './section-one/sectionOneSchema.ts';

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
