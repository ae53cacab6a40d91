import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { possibleDeputies, saveDelegation } from '../../../../src/backend/deputies/deputies.ts';
import { addDays } from '../../../../src/domain/time/dates.ts';
import { DeputyForm } from '../../../../src/pages/approval/away/DeputyForm.tsx';
import { today } from '../../../../src/records/useNow.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

test('a first day away with a year of two digits names no deputy', async () => {
  vi.mocked(possibleDeputies).mockResolvedValue([
    { uid: 'ravi', name: 'Ravi Shah', email: 'ravi@agency.example', at: Date.now() },
  ]);
  renderScreen(
    <DeputyForm
      approver={{ uid: 'anita', name: 'Anita Desai', email: 'anita@agency.example' }}
      isReplacing={false}
    />,
  );
  await userEvent.selectOptions(await screen.findByLabelText('Deputy'), 'ravi');
  fireEvent.change(screen.getByLabelText('First day away'), { target: { value: '0026-11-25' } });
  fireEvent.change(screen.getByLabelText('Back on'), { target: { value: addDays(today(), 3) } });
  await userEvent.click(screen.getByRole('button', { name: 'Name deputy' }));
  expect(screen.getByLabelText('First day away')).toBeInvalid();
  expect((await screen.findAllByText('Enter the first day away.')).length).toBeGreaterThan(0);
  expect(saveDelegation).not.toHaveBeenCalled();
});
