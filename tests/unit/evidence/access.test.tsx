import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logAccess } from '../../../src/backend/privacy/access.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { FilePreview } from '../../../src/evidence/FilePreview.tsx';
import { SensitiveValue } from '../../../src/evidence/SensitiveValue.tsx';
import { Visit } from '../../../src/evidence/Visit.tsx';
import { TRAINEE_UID } from '../../support/factories.ts';
import { renderScreen, type ScreenOptions } from '../../support/unit/renderScreen.tsx';

vi.mock('../../../src/backend/privacy/access.ts');

const REVIEWER = { uid: 'ravi', isReviewer: true };
const APPROVER = { uid: 'anita', isApprover: true };
const NUMBER = '00012345678901';
const account = <SensitiveValue key="1" label="Bank Account Number" value={NUMBER} kind="accountNumber" />;
const aadhar = <SensitiveValue key="2" label="Aadhar Number" value="234567890124" kind="aadhar" />;
const file = <FilePreview label="PAN Card" link="https://files.example/o/pan" />;
const show = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`Show ?${name}`) }));
const open = (screens: ReactNode, options?: ScreenOptions) =>
  renderScreen(<Visit uid={TRAINEE_UID}>{screens}</Visit>, options);

beforeEach(() => void vi.mocked(logAccess).mockResolvedValue());

describe('a number', { tags: ['access-logged'] }, () => {
  test('a number is shown to a reviewer after the event is stored', async () => {
    let store = () => {};
    vi.mocked(logAccess).mockReturnValue(new Promise((resolve) => (store = resolve)));
    open(account, { user: REVIEWER });
    await show('Bank Account Number');
    const event = { by: 'ravi', role: 'reviewer', what: 'numbers' };
    expect(logAccess).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, event);
    expect(screen.queryByText(NUMBER)).not.toBeInTheDocument();
    store();
    expect(await screen.findByText(NUMBER)).toBeVisible();
  });

  test('stores one event in a visit, however often a number is shown', async () => {
    open([account, aadhar], { user: APPROVER });
    await show('Bank Account Number');
    await userEvent.click(await screen.findByRole('button', { name: /Hide ?Bank/ }));
    await show('Bank Account Number');
    await show('Aadhar Number');
    expect(await screen.findByText('234567890124')).toBeVisible();
    const event = { by: 'anita', role: 'approver', what: 'numbers' };
    expect(logAccess).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, event);
  });

  test('stays hidden when the event cannot be stored, and is shown at the next try', async () => {
    vi.mocked(logAccess).mockRejectedValueOnce(new AppError('firestore/unavailable', 'Offline'));
    open(account, { user: REVIEWER });
    await show('Bank Account Number');
    expect(await screen.findByRole('alert')).toHaveTextContent('the look could not be recorded');
    expect(screen.queryByText(NUMBER)).not.toBeInTheDocument();
    await show('Bank Account Number');
    expect(await screen.findByText(NUMBER)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a number is shown to its owner without an event', async () => {
    open(account);
    await show('Bank Account Number');
    expect(screen.getByText(NUMBER)).toBeVisible();
    expect(logAccess).not.toHaveBeenCalled();
  });
});

test('a number that was shown is hidden after a minute', { tags: ['access-logged'] }, () => {
  vi.useFakeTimers();
  open(account);
  const press = () => fireEvent.click(screen.getByRole('button'));
  press();
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByText(NUMBER)).toBeVisible();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.queryByText(NUMBER)).toBeNull();
  press();
  press();
  expect(screen.queryByText(NUMBER)).toBeNull();
});

describe('a file', { tags: ['access-logged'] }, () => {
  test('a file has its preview and link once the event is stored', async () => {
    open(
      <>
        {file}
        {file}
      </>,
      { user: REVIEWER },
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(await screen.findAllByRole('link', { name: /Open.*PAN Card.*tab/ })).toHaveLength(2);
    const event = { by: 'ravi', role: 'reviewer', what: 'files' };
    expect(logAccess).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, event);
  });

  test('a number is not shown when the event cannot be stored, and Try again stores it', async () => {
    vi.mocked(logAccess).mockRejectedValueOnce(new AppError('firestore/unavailable', 'Offline'));
    open(file, { user: REVIEWER });
    expect(await screen.findByRole('alert')).toHaveTextContent('the look could not be recorded');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Open.*PAN Card.*tab/ })).toBeVisible();
  });

  test('a file of the own record needs no event', async () => {
    open(file);
    expect(screen.getByRole('link', { name: /Open.*PAN Card.*tab/ })).toBeVisible();
    expect(await screen.findByText(/cannot be shown here/)).toBeVisible();
    expect(logAccess).not.toHaveBeenCalled();
  });
});
