import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { FormScopeContext } from '../../../../../src/forms/formContext.ts';
import { IdentityFields } from '../../../../../src/pages/trainee-form/section-one/ProfileFields.tsx';
import { SectionProgress } from '../../../../../src/pages/trainee-form/section-one/SectionProgress.tsx';
import type { SectionOneValues } from '../../../../../src/pages/trainee-form/section-one/sectionOneSchema.ts';
import { sectionOneValues } from '../../../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeParsedUser } from '../../../../support/factories.ts';

function Form() {
  const values = sectionOneValues(makeParsedUser({ name: 'Ram Kumar', pancard: '', aadharcard: '' }));
  const form = useForm<SectionOneValues>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <FormScopeContext value={{ id: 'sectionOne' }}>
        <SectionProgress profile={{ isGSTApplicable: 'no', nationality: 'Indian' }} />
        <IdentityFields nationality="Indian" />
      </FormScopeContext>
    </FormProvider>
  );
}

const pan = () => screen.getByLabelText('PAN Number');

beforeEach(() => void render(<Form />));

test('the remaining fields are counted during typing', async () => {
  expect(screen.getByText('5 of 13 answered')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: '5 of 13 answered' });
  await userEvent.type(pan(), 'ZZZPK');
  expect(bar).toHaveAccessibleName('6 of 13 answered, 1 to correct');
  expect(bar).toHaveValue(6);
  await userEvent.type(pan(), '0001Z');
  expect(bar).toHaveAccessibleName('6 of 13 answered');
});
