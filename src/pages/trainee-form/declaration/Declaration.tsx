import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MAX_TEXT } from '../../../domain/records/limits.ts';
import type { StoredDraft } from '../../../drafts/useDraft.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { fieldId, problemAt } from '../problems.ts';
import { SavedForm } from '../SavedForm.tsx';
import { FieldGroup } from '../section-one/FieldGroup.tsx';
import type { DeclarationValues } from './declarationSchema.ts';

interface DeclarationProps {
  form: UseFormReturn<DeclarationValues, unknown, DeclarationValues>;
  draft: StoredDraft;
  isLocked: boolean;
  isBusy: boolean;
  attempt: number;
  onSave: () => Promise<void>;
}

/** Who signs, where and when: Section 4 on the screen, sectionSix in the record. */
export function Declaration({ form, ...saved }: DeclarationProps) {
  const { errors } = form.formState;
  const signatoryDate = useWatch({ control: form.control, name: 'signatoryDate' });
  const field = (path: keyof DeclarationValues) => ({
    ...form.register(path),
    id: fieldId('sectionSix', path),
    error: problemAt(errors, path),
    maxLength: MAX_TEXT,
  });
  return (
    <SavedForm {...saved} form={form} name="sectionSix" savedMessage="Section IV Saved Successfully">
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
          <TextField {...field('signatoryContactNumber')} label="Contact Number of Signatory" type="tel" />
          <TextField {...field('signatoryEmail')} label="E-mail of Signatory" type="email" />
          <TextField {...field('place')} label="Place" />
          <DateField {...field('signatoryDate')} label="Date" entered={signatoryDate} />
        </div>
      </FieldGroup>
    </SavedForm>
  );
}
