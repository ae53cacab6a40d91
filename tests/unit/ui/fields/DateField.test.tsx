import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateField } from '../../../../src/ui/fields/DateField.tsx';
import { SubmitButton } from '../../../../src/ui/fields/SubmitButton.tsx';

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
