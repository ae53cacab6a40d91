import { useWatch } from 'react-hook-form';
import { SECTION_SIX } from '../../../domain/forms/traineeForm.ts';
import type { Kind } from '../../../domain/records/kinds.ts';
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
  /** Of the vendor. For a company, a firm or another body somebody signs. */
  kind: Pick<Kind, 'isPerson' | 'isForeign'>;
}

/** Section 4 on the screen, sectionSix in the record. */
export function Declaration({ kind, ...props }: DeclarationProps) {
  return (
    <SectionForm {...props} savedMessage="Section IV Saved Successfully">
      <Fields {...kind} />
    </SectionForm>
  );
}

function Fields({ isPerson, isForeign }: DeclarationProps['kind']) {
  const fieldOf = useField<DeclarationValues>();
  const signatoryDate = useWatch<DeclarationValues, 'signatoryDate'>({ name: 'signatoryDate' });
  const field = (path: keyof DeclarationValues, tidy?: (text: string) => string) => ({
    ...fieldOf(path, tidy),
    label: SECTION_SIX[path].label,
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
          hint={isPerson ? 'You, or the company you sign for' : 'The name that you sign for'}
          className="field-wide"
        />
        <TextField
          {...field('signatoryName')}
          hint={isPerson ? undefined : 'The person who may sign for it'}
          autoComplete="name"
        />
        <TextField
          {...field('positionOfSignatory')}
          hint={isPerson ? undefined : 'Such as director, partner, trustee or Karta'}
        />
        <TextField
          {...field('signatoryContactNumber', (value) => nationalNumber(value, !isForeign))}
          className="field-code"
          type="tel"
        />
        <TextField {...field('signatoryEmail', addressIn)} type="email" autoComplete="email" />
        <TextField {...field('place')} autoComplete="address-level2" />
        <DateField {...field('signatoryDate')} entered={signatoryDate} />
      </div>
    </FieldGroup>
  );
}
