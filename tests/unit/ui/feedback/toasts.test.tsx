import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import { accountToast, formToast } from '../../../../src/ui/feedback/toasts.ts';

async function shownToast(text: string) {
  const toast = (await screen.findByText(text)).closest('.Toastify__toast');
  const bar = toast?.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
  return {
    isDark: toast?.classList.contains('Toastify__toast-theme--dark'),
    position: toast?.parentElement?.className,
    duration: bar?.style.animationDuration,
  };
}

it('an account toast is bottom-center, dark and closes by itself after 3000 ms [toast-account, toast-times]', async () => {
  render(<Toaster />);
  accountToast('error', 'Please fill the details to login');
  expect(await shownToast('Please fill the details to login')).toEqual({
    isDark: true,
    position: expect.stringContaining('--bottom-center'),
    duration: '3000ms',
  });
});

it('a form toast is bottom-right, dark and closes by itself after 5000 ms [toast-form, toast-times]', async () => {
  render(<Toaster />);
  formToast('success', 'Section I Saved Successfully');
  expect(await shownToast('Section I Saved Successfully')).toEqual({
    isDark: true,
    position: expect.stringContaining('--bottom-right'),
    duration: '5000ms',
  });
});

it('the same message is not shown twice at once', async () => {
  render(<Toaster />);
  formToast('error', 'Please fill in complete form');
  formToast('error', 'Please fill in complete form');
  formToast('warning', 'Please fill in complete form');
  await screen.findAllByText('Please fill in complete form');
  expect(screen.getAllByText('Please fill in complete form')).toHaveLength(2);
});
