import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import { addressIn } from '../../../domain/validators/emailAddress.ts';
import { nationalNumber } from '../../../domain/validators/nationalNumber.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { useField } from '../../../forms/formContext.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SectionForm, type SectionProps } from '../SectionForm.tsx';
import type { DeclarationValues } from './declarationSchema.ts';

interface DeclarationProps extends SectionProps<DeclarationValues> {
  /** Otherwise somebody signs for a company, a firm or another body. */
  isPerson: boolean;
}

/** Section 4 on the screen, sectionSix in the record. */
export function Declaration({ isPerson, ...props }: DeclarationProps) {
  return (
    <SectionForm {...props} savedMessage="Section IV Saved Successfully">
      <Fields isPerson={isPerson} />
    </SectionForm>
  );
}

function Fields({ isPerson }: Pick<DeclarationProps, 'isPerson'>) {
  const fieldOf = useField<DeclarationValues>();
  const { control } = useFormContext<DeclarationValues>();
  const signatoryDate = useWatch({ control, name: 'signatoryDate' });
  const field = (path: keyof DeclarationValues, tidy?: (text: string) => string) => ({
    ...fieldOf(path, tidy),
    maxLength: MAX_TEXT,
  });
  return (
    <FieldGroup
      title={isPerson ? 'Signatory' : 'Authorised signatory'}
      hint="From your profile at first, with today’s date. Change what differs."
    >
      <div className="field-grid">
        <TextField
          {...field('serviceProvider')}
          label="Service Provider"
          hint={isPerson ? 'You, or the company you sign for' : 'The name that you sign for'}
          className="field-wide"
        />
        <TextField
          {...field('signatoryName')}
          label="Name of Signatory"
          hint={isPerson ? undefined : 'The person who may sign for it'}
          autoComplete="name"
        />
        <TextField
          {...field('positionOfSignatory')}
          label="Position of Signatory"
          hint={isPerson ? undefined : 'Such as director, partner, trustee or Karta'}
        />
        <TextField
          {...field('signatoryContactNumber', (value) => nationalNumber(value))}
          label="Contact Number of Signatory"
          className="field-code"
          type="tel"
        />
        <TextField
          {...field('signatoryEmail', addressIn)}
          label="E-mail of Signatory"
          type="email"
          autoComplete="email"
        />
        <TextField {...field('place')} label="Place" autoComplete="address-level2" />
        <DateField {...field('signatoryDate')} label="Date" entered={signatoryDate} />
      </div>
    </FieldGroup>
  );
}
