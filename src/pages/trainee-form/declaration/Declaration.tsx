import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { nationalNumber } from '../../../domain/validators/nationalNumber.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { useField } from '../../../forms/formContext.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SectionForm, type SectionProps } from '../SectionForm.tsx';
import type { DeclarationValues } from './declarationSchema.ts';

/** Section 4 on the screen, sectionSix in the record. */
export function Declaration(props: SectionProps<DeclarationValues>) {
  return (
    <SectionForm {...props} savedMessage="Section IV Saved Successfully">
      <Fields />
    </SectionForm>
  );
}

function Fields() {
  const fieldOf = useField<DeclarationValues>();
  const { control } = useFormContext<DeclarationValues>();
  const signatoryDate = useWatch({ control, name: 'signatoryDate' });
  const field = (path: keyof DeclarationValues, tidy?: (text: string) => string) => ({
    ...fieldOf(path, tidy),
    maxLength: MAX_TEXT,
  });
  return (
    <FieldGroup title="Signatory">
      <div className="field-grid">
        <TextField
          {...field('serviceProvider')}
          label="Service Provider"
          hint="You, or the company you sign for"
          className="field-wide"
        />
        <TextField {...field('signatoryName')} label="Name of Signatory" autoComplete="name" />
        <TextField {...field('positionOfSignatory')} label="Position of Signatory" />
        <TextField
          {...field('signatoryContactNumber', (value) => nationalNumber(value))}
          label="Contact Number of Signatory"
          className="field-code"
          type="tel"
        />
        <TextField {...field('signatoryEmail')} label="E-mail of Signatory" type="email" />
        <TextField {...field('place')} label="Place" />
        <DateField {...field('signatoryDate')} label="Date" entered={signatoryDate} />
      </div>
    </FieldGroup>
  );
}
