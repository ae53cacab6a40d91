import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { AadharField } from '../../../src/forms/AadharField.tsx';

const AADHAR = '234576890124';
let form: UseFormReturn<{ aadharcard: string }>;

function Form({ aadharcard }: { aadharcard: string }) {
  form = useForm({ defaultValues: { aadharcard } });
  return (
    <FormProvider {...form}>
      <AadharField />
    </FormProvider>
  );
}

const aadhar = () => screen.getByRole('textbox', { name: 'Aadhar Number' });

test('focus shows the number and lets the person overwrite it', async () => {
  render(<Form aadharcard={AADHAR} />);
  await userEvent.click(aadhar());
  expect(aadhar()).toHaveValue(AADHAR);
  await userEvent.keyboard('987654321096');
  await userEvent.tab();
  expect(aadhar()).toHaveValue('XXXX XXXX 1096');
});

test('a number from a draft is masked like a stored one', () => {
  render(<Form aadharcard="" />);
  act(() => form.reset({ ...form.getValues(), aadharcard: AADHAR }));
  expect(aadhar()).not.toHaveValue(AADHAR);
});

test('a pasted number keeps its twelve digits, and that of a virtual ID says so', async () => {
  render(<Form aadharcard="" />);
  await userEvent.click(aadhar());
  await userEvent.paste('Aadhaar: 2345 7689 0124');
  expect(aadhar()).toHaveValue(AADHAR);
  await userEvent.clear(aadhar());
  await userEvent.paste('2345 6789 0124 5678');
  expect(aadhar()).toHaveValue('2345 6789 0124');
  expect(screen.getByText(/A virtual ID \(VID\) of 16 digits is another number/)).toBeVisible();
});
