import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormLockContext } from '../../../../../src/pages/trainee-form/formLock.ts';
import { AadharField } from '../../../../../src/pages/trainee-form/section-one/AadharField.tsx';
import type { SectionOneValues } from '../../../../../src/pages/trainee-form/section-one/sectionOneSchema.ts';
import { sectionOneValues } from '../../../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeParsedUser } from '../../../../support/factories.ts';

const AADHAR = '234576890124';
let form: UseFormReturn<SectionOneValues>;

function Form({ aadharcard }: { aadharcard: string }) {
  form = useForm({ defaultValues: sectionOneValues(makeParsedUser({ aadharcard })) });
  return (
    <FormProvider {...form}>
      <FormLockContext value={{ isLocked: false, isDisabled: false }}>
        <AadharField />
      </FormLockContext>
    </FormProvider>
  );
}

const aadhar = () => screen.getByRole('textbox', { name: 'Aadhar Number' });
const toggle = () => screen.getByRole('button');

test('a stored number is masked until it is shown', async () => {
  render(<Form aadharcard={AADHAR} />);
  expect(aadhar()).not.toHaveValue(AADHAR);
  expect(aadhar()).toHaveAttribute('readonly');
  await userEvent.click(toggle());
  expect(aadhar()).toHaveValue(AADHAR);
  await userEvent.click(toggle());
  expect(aadhar()).not.toHaveValue(AADHAR);
});

test('an empty one is open, and what is typed is seen', async () => {
  render(<Form aadharcard="" />);
  await userEvent.type(aadhar(), AADHAR);
  expect(aadhar()).toHaveValue(AADHAR);
});

test('one that a draft brings back is masked like a stored one', () => {
  render(<Form aadharcard="" />);
  act(() => form.reset({ ...form.getValues(), aadharcard: AADHAR }));
  expect(aadhar()).not.toHaveValue(AADHAR);
  expect(aadhar()).toHaveAttribute('readonly');
});
