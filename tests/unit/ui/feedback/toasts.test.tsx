import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import { accountToast, formToast } from '../../../../src/ui/feedback/toasts.ts';
import { useToastOrder } from '../../../../src/ui/feedback/useToastOrder.ts';

vi.unmock('../../../../src/ui/feedback/toasts.ts');

function Order() {
  useToastOrder();
  return null;
}

function show() {
  render(
    <MemoryRouter>
      <Link to="/two">Next</Link>
      <Order />
      <Toaster />
    </MemoryRouter>,
  );
}

const isLeaving = (text: string) =>
  waitFor(() => expect(screen.getByText(text).closest('.Toastify__toast')?.className).toMatch(/exit/));

async function shownToast(text: string) {
  const toast = (await screen.findByText(text)).closest('.Toastify__toast');
  const bar = toast?.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
  return {
    isDark: toast?.classList.contains('Toastify__toast-theme--dark'),
    position: toast?.parentElement?.className,
    duration: bar?.style.animationDuration,
  };
}

it.each([
  ['an account toast', accountToast, 'bottom-center', 3000],
  ['a form toast', formToast, 'bottom-right', 5000],
] as const)(
  '%s is dark, closes by itself and has its place and time',
  { tags: ['toast-times'] },
  async (_, toast, place, milliseconds) => {
    show();
    toast('error', 'Please fill the details');
    expect(await shownToast('Please fill the details')).toEqual({
      isDark: true,
      position: expect.stringContaining(`--${place}`),
      duration: `${milliseconds}ms`,
    });
  },
);

it('the same message is not shown twice at once', async () => {
  show();
  formToast('error', 'Please fill in complete form');
  formToast('error', 'Please fill in complete form');
  formToast('warning', 'Please fill in complete form');
  await screen.findAllByText('Please fill in complete form');
  expect(screen.getAllByText('Please fill in complete form')).toHaveLength(2);
});

it('an error toast ends with the next toast or on navigation; a success toast stays', async () => {
  show();
  formToast('info', 'Please Upload Cancelled Cheque and Bank Certificate!');
  await screen.findByText(/^Please Upload/);
  formToast('success', 'Bank Details Submitted Successfully');
  await screen.findByText(/^Bank Details/);
  await isLeaving('Please Upload Cancelled Cheque and Bank Certificate!');
  accountToast('error', 'Please fill the details to login');
  await screen.findByText(/^Please fill/);
  fireEvent.click(screen.getByText('Next'));
  await isLeaving('Please fill the details to login');
  expect(screen.getByText('Bank Details Submitted Successfully')).toBeVisible();
});

it('a toast of the login page ends with the first page behind it', async () => {
  render(<Toaster />);
  accountToast('error', 'Please fill the details to login');
  await screen.findByText(/^Please fill/);
  render(<Order />, { wrapper: MemoryRouter });
  await isLeaving('Please fill the details to login');
});

it('one toast shows at a time', { tags: ['toast-times'] }, async () => {
  show();
  formToast('success', 'Signature Uploaded');
  await screen.findByText('Signature Uploaded');
  formToast('success', 'Profile Saved');
  await screen.findByText('Profile Saved');
  await isLeaving('Signature Uploaded');
});
