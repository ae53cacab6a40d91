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
import { field, fill, press, texts } from '../../../support/unit/controls.ts';
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
  const person = { id: 'person', entry: 'person', schema: InviteSchema, values: NOBODY };
  const entryForm = useEntryForm({ ...person, isShort });
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

beforeEach(forgetAtLogout);

it('lists errors in the order of the fields and sends nothing', async () => {
  open();
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(texts(screen.getAllByRole('link'))).toEqual(['Name is required', 'Email is required']);
  expect(send).not.toHaveBeenCalled();
});

it('a short form focuses the first wrong field', async () => {
  open(true);
  await press('Send');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows progress, then the reason of a failure, and keeps the text', async () => {
  let fail = (_: Error) => {};
  send.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  open();
  expect(screen.getByText('At once.')).toBeVisible();
  await fill(field('Name'), 'Asha Rao');
  await fill(field('E-mail'), 'asha@agency.example');
  await press('Send');
  expect(await screen.findByText('Being sent…')).toHaveRole('status');
  expect(screen.queryByText('At once.')).toBeNull();
  fail(new AppError('other', 'The line is busy.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The line is busy.');
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(hasUnsaved(undefined)).toBe(true);
});

it('sends what a browser filled in without an event, then clears the text', async () => {
  send.mockResolvedValue();
  open();
  await fill(field('Name'), 'Asha Rao');
  screen.getByLabelText<HTMLInputElement>('E-mail').value = 'asha@agency.example';
  await press('Send');
  await waitFor(() => expect(hasUnsaved(undefined)).toBe(false));
  const sent = { name: 'Asha Rao', email: 'asha@agency.example', usertype: 'trainee' };
  expect(send).toHaveBeenCalledExactlyOnceWith(sent);
});
