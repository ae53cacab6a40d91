import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateField } from '../../../../src/ui/fields/DateField.tsx';

it.each([
  ['2026-11-21', '21 Nov 2026'],
  ['', ''],
  ['0026-11-25', '25 Nov 0026 Enter the year with four digits, such as 2026.'],
])('a date of %j is described as %j, in every browser locale', (entered, hint) => {
  render(<DateField label="Date" entered={entered} value={entered} readOnly />);
  const field = screen.getByLabelText('Date');
  expect(field).toHaveValue(entered);
  expect(field).toHaveAccessibleDescription(hint);
});
