import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DateField } from '../../../src/ui/fields/DateField.tsx';
import { ErrorSummary } from '../../../src/ui/fields/ErrorSummary.tsx';
import { LockedContext } from '../../../src/ui/fields/locked.ts';
import { PasswordField } from '../../../src/ui/fields/PasswordField.tsx';
import { plainOptions, SelectField } from '../../../src/ui/fields/SelectField.tsx';
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

describe('a field', () => {
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
});

describe('a locked field', () => {
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

  it('a locked field is plain text without hint and warnings', async () => {
    render(<LockedContext value={true}>{fields}</LockedContext>);
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

  it('a field can be locked separately', () => {
    render(<TextField label="User ID" value="O26112F4FE" isLocked />);
    expectLocked(screen.getByLabelText('User ID'));
  });
});

describe('an error summary', () => {
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
});
