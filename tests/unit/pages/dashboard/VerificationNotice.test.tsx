import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { resendVerificationMail } from '../../../../src/backend/firebase/verificationMail.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { VerificationNotice } from '../../../../src/pages/dashboard/VerificationNotice.tsx';
import { accountToast } from '../../../../src/ui/feedback/toasts.ts';

vi.mock('../../../../src/backend/firebase/verificationMail.ts', () => ({ resendVerificationMail: vi.fn() }));
vi.mock('../../../../src/ui/feedback/toasts.ts', () => ({ accountToast: vi.fn() }));

const resend = () => screen.getByRole('button', { name: 'Resend verification mail' });

it("shows 'Verification email send to' followed by the address", async () => {
  vi.mocked(resendVerificationMail).mockResolvedValue('meera@demo.example');
  render(<VerificationNotice email="meera@demo.example" />);
  await userEvent.click(resend());
  expect(accountToast).toHaveBeenCalledWith('success', 'Verification email send to meera@demo.example');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a failed mail is reported and can be retried', async () => {
  const error = new AppError('auth/too-many-requests', 'Firebase: Error (auth/too-many-requests).');
  vi.mocked(resendVerificationMail).mockRejectedValueOnce(error).mockResolvedValue('meera@demo.example');
  render(<VerificationNotice email="meera@demo.example" />);
  await userEvent.click(resend());
  expect(screen.getByRole('alert')).toHaveTextContent('There were too many tries. Please wait a few minutes');
  expect(accountToast).toHaveBeenCalledWith('warning', error.message);
  await userEvent.click(resend());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
