import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { hasUnsaved } from '../../../../src/drafts/memory.ts';
import { EntryForm, useEntryForm } from '../../../../src/forms/entry/EntryForm.tsx';
import { useField } from '../../../../src/forms/formContext.ts';
import { useWrite } from '../../../../src/forms/useWrite.ts';
import {
  type InviteEntries,
  InviteSchema,
} from '../../../../src/pages/dashboard/invitations/inviteSchema.ts';
import { TextField } from '../../../../src/ui/fields/TextField.tsx';
import { fill, press } from '../../../support/unit/controls.ts';
import { renderInSession } from '../../../support/unit/renderInSession.tsx';

const NOBODY: InviteEntries = { name: '', email: '', usertype: 'trainee' };
const send = vi.fn<() => Promise<void>>();

function Fields() {
  const fieldOf = useField<InviteEntries>();
  return (
    <>
      <TextField {...fieldOf('name')} label="Name" />
      <TextField {...fieldOf('email')} label="E-mail" autoComplete="email" />
    </>
  );
}

function Entry({ isShort }: { isShort: boolean }) {
  const entryForm = useEntryForm({
    id: 'person',
    schema: InviteSchema,
    values: NOBODY,
    entry: 'person',
    isShort,
  });
  const write = useWrite(send, { toast: null });
  return (
    <EntryForm
      entryForm={entryForm}
      write={write}
      buttonLabel="Send"
      pendingText="Being sent…"
      note="At once."
    >
      <Fields />
    </EntryForm>
  );
}

const open = (isShort = false) => renderInSession(<Entry isShort={isShort} />, { status: 'signedOut' });

async function enter() {
  await fill(screen.getByLabelText('Name'), 'Asha Rao');
  await fill(screen.getByLabelText('E-mail'), 'asha@agency.example');
}

beforeEach(() => {
  forgetAtLogout();
});

it('lists errors in the order of the fields and sends nothing', async () => {
  open();
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name is required',
    'Email is required',
  ]);
  expect(send).not.toHaveBeenCalled();
});

it('a short form focuses the first wrong field', async () => {
  open(true);
  await press('Send');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows progress, then the reason of a failure, and keeps the text', async () => {
  let fail = (_: Error) => {};
  send.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  open();
  expect(screen.getByText('At once.')).toBeVisible();
  await enter();
  await press('Send');
  expect(await screen.findByText('Being sent…')).toHaveRole('status');
  expect(screen.queryByText('At once.')).toBeNull();
  fail(new AppError('other', 'The line is busy.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The line is busy.');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(hasUnsaved(undefined)).toBe(true);
});

it('sends what a browser filled in without an event, then clears the text', async () => {
  send.mockResolvedValue();
  open();
  await fill(screen.getByLabelText('Name'), 'Asha Rao');
  screen.getByLabelText<HTMLInputElement>('E-mail').value = 'asha@agency.example';
  await press('Send');
  await waitFor(() => expect(hasUnsaved(undefined)).toBe(false));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    name: 'Asha Rao',
    email: 'asha@agency.example',
    usertype: 'trainee',
  });
});
