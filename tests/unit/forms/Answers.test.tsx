import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Answers } from '../../../src/forms/Answers.tsx';
import { SubmitDialog } from '../../../src/forms/SubmitDialog.tsx';

function Form() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <input id="city" aria-label="City" />
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <SubmitDialog isOpen={isOpen} isPending={false} onConfirm={close} onCancel={close}>
        <Answers
          answers={[
            { fieldId: 'city', label: 'City', value: 'Pune' },
            { fieldId: 'gone', label: 'MICR Code', value: '' },
          ]}
          onChange={close}
        />
      </SubmitDialog>
    </>
  );
}

test('Change closes the dialog, and focuses its field if it is there', {
  tags: ['form-check-answers'],
}, async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/CityPune.*MICR CodeNot entered.*I hereby declare/);
  await userEvent.click(screen.getByRole('button', { name: 'Change City' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change MICR Code' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
