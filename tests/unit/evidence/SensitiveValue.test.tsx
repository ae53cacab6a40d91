import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SensitiveValue } from '../../../src/evidence/SensitiveValue.tsx';

vi.mock('../../../src/evidence/Visit.tsx', () => ({ useAccess: () => ({ isOwn: true }), NOT_LOGGED: '' }));

afterEach(() => void vi.useRealTimers());

it('a number that was shown is hidden after a minute', { tags: ['sensitive-hides'] }, () => {
  vi.useFakeTimers();
  render(<SensitiveValue label="account number" value="12345678901" kind="accountNumber" />);
  const press = () => fireEvent.click(screen.getByRole('button'));
  press();
  expect(screen.getByText('12345678901')).toBeVisible();
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByText('12345678901')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.queryByText('12345678901')).toBeNull();
  press();
  press();
  expect(screen.queryByText('12345678901')).toBeNull();
});
