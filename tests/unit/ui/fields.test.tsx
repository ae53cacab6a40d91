import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateField } from '../../../src/ui/fields/DateField.tsx';
import { ErrorSummary } from '../../../src/ui/fields/ErrorSummary.tsx';
import { focusInvalid } from '../../../src/ui/fields/focusInvalid.ts';
import { LockedContext } from '../../../src/ui/fields/locked.ts';
import { PasswordField } from '../../../src/ui/fields/PasswordField.tsx';
import { plainOptions, SelectField } from '../../../src/ui/fields/SelectField.tsx';
import { SubmitButton } from '../../../src/ui/fields/SubmitButton.tsx';
import { TextAreaField } from '../../../src/ui/fields/TextAreaField.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { expectLocked } from '../../support/unit/controls.ts';

const said = {
  label: 'PAN Number',
  hint: 'As on the card',
  error: 'Enter Valid PAN Number!',
  warnings: ['Please check the fourth letter.', 'Please check the last letter.'],
};
const DESCRIPTION =
  'As on the card Enter Valid PAN Number! Please check the fourth letter. Please check the last letter.';

it.each([
  ['text', <TextField key="text" {...said} />],
  ['text area', <TextAreaField key="area" {...said} />],
  ['password', <PasswordField key="password" {...said} />],
  ['select', <SelectField key="select" {...said} options={plainOptions(['Savings'])} />],
])('a field of kind %s is named by its label and described by hint, error and warnings', (_, field) => {
  render(field);
  const input = screen.getByLabelText('PAN Number');
  expect(input).toHaveAccessibleDescription(DESCRIPTION);
  expect(input).toBeInvalid();
});

const fields = (
  <>
    <TextField
      label="City"
      defaultValue="Mumbai"
      hint="As on the card"
      error="Wrong"
      warnings={['Check it']}
    />
    <TextAreaField label="Address" />
    <DateField label="Date" entered="2026-11-21" />
    <SelectField label="State" placeholder="Choose a state" options={plainOptions(['Haryana'])} />
  </>
);

it('a locked field is plain text without hint and warnings; a field can be locked separately', async () => {
  render(
    <>
      <LockedContext value={true}>{fields}</LockedContext>
      <TextField label="User ID" value="O26112F4FE" isLocked />
    </>,
  );
  expectLocked(screen.getByLabelText('User ID'));
  for (const label of ['City', 'Address', 'Date', 'State']) {
    expect(screen.getByLabelText(label)).toHaveClass('form-control-plaintext');
    expectLocked(screen.getByLabelText(label));
  }
  await userEvent.type(screen.getByLabelText('City'), 'x');
  expect(screen.getByLabelText('City')).toHaveValue('Mumbai');
  expect(screen.getByLabelText('City')).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('City')).toBeValid();
  expect(screen.getByLabelText('Date')).toHaveValue('21 Nov 2026');
  expect(screen.getByLabelText('Address')).toHaveAttribute('placeholder', 'Not given');
  expect(screen.getByLabelText('State')).toHaveTextContent('Not given');
});

const items = [{ fieldId: 'pan', message: 'Enter Valid PAN Number!' }];

it('an error summary takes the focus at each attempt and links to the field', async () => {
  const page = (attempt: number) => (
    <>
      <ErrorSummary items={items} attempt={attempt} />
      <TextField label="PAN Number" id="pan" />
    </>
  );
  const { rerender } = render(page(0));
  expect(screen.getByRole('alert')).not.toHaveFocus();
  rerender(page(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter Valid PAN Number!' }));
  expect(screen.getByLabelText('PAN Number')).toHaveFocus();
  rerender(page(2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

it.each([
  ['2026-11-21', '21 Nov 2026'],
  ['', ''],
  ['0026-11-25', 'Enter the year with four digits, such as 2026.'],
])('a date of %j is described as %j, in every browser locale', (entered, hint) => {
  render(<DateField label="Date" entered={entered} value={entered} readOnly />);
  const field = screen.getByLabelText('Date');
  expect(field).toHaveValue(entered);
  expect(field).toHaveAccessibleDescription(hint);
});

function Form() {
  const [day, setDay] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <DateField
        label="Date"
        entered={day}
        value={day}
        error={day === '' ? 'Enter the date.' : undefined}
        warnings={day === '2062-11-25' ? ['This date is in the future.'] : []}
        onChange={({ target }) => setDay(target.value)}
      />
      <SubmitButton isPending={false}>Submit</SubmitButton>
    </form>
  );
}

/** As Chromium does, which reports the date after each digit of the year. */
async function type(...days: string[]) {
  const field = screen.getByLabelText('Date');
  field.focus();
  for (const day of days) {
    await userEvent.keyboard('2');
    fireEvent.change(field, { target: { value: day } });
    expect(field).not.toHaveAccessibleDescription(/Enter|future/);
  }
  return field;
}

it.each([
  ['the field is left', () => userEvent.keyboard('{Tab}')],
  ['Enter is pressed', () => userEvent.keyboard('{Enter}')],
  ['Submit is pressed', () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))],
])('problems of a typed date wait until %s', async (_, finish) => {
  render(<Form />);
  const field = await type('0002-11-25', '0020-11-25', '0202-11-25', '2026-11-25', '0026-11-25');
  await finish();
  expect(field).toHaveAccessibleDescription('Enter the year with four digits, such as 2026.');
  await type('2062-11-25');
  await finish();
  expect(field).toHaveAccessibleDescription('25 Nov 2062 This date is in the future.');
});

it('a pasted text without a date says so until a date is there', async () => {
  const UNREAD = /The pasted text cannot be read as a single date/;
  render(<Form />);
  const field = screen.getByLabelText('Date');
  const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
  paste(' ');
  expect(field).not.toHaveAccessibleDescription(UNREAD);
  paste('31/02/2026');
  expect(field).toHaveAccessibleDescription(UNREAD);
  paste('25 Nov 2026');
  expect(field).toHaveAccessibleDescription('25 Nov 2026');
  paste('next week');
  expect(field).toHaveAccessibleDescription(
    '25 Nov 2026 The pasted text cannot be read as a single date. Enter day, month and year.',
  );
  fireEvent.change(field, { target: { value: '2026-11-26' } });
  expect(field).toHaveAccessibleDescription('26 Nov 2026');
});

it('a refused field is focused, and its error scrolled into view once it is there', async () => {
  document.body.innerHTML = '<div class="field"><textarea></textarea></div>';
  const field = document.querySelector('div');
  const control = document.querySelector('textarea');
  const scrollIntoView = vi.fn();
  if (field) field.scrollIntoView = scrollIntoView;
  focusInvalid(control);
  expect(control).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' }));
});
