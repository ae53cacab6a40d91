import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray, useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetAtLogout } from '../../../src/backend/onLogout.ts';
import { readDraft, saveDraft } from '../../../src/backend/records/drafts.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, UserRecord } from '../../../src/domain/records/records.ts';
import { hasUnsaved, saveDrafts } from '../../../src/drafts/memory.ts';
import { useDraft } from '../../../src/drafts/useDraft.ts';
import { DraftState, RestoredNote } from '../../../src/forms/DraftNotes.tsx';
import { useStoredValues } from '../../../src/forms/useRecordForm.ts';
import { LiveRecord } from '../../../src/records/liveRecord.ts';
import { RecordsContext } from '../../../src/records/RecordsProvider.tsx';
import { asksBeforeClosing, field, press } from '../../support/unit/controls.ts';

const UID = 'u1';
const STORED = { city: 'Pune', place: 'Thane', rows: [{ name: 'Asha' }] };
type Values = typeof STORED;
const AT = Date.parse('2026-11-21T05:12:00Z');

const following = <T,>(value: T) =>
  new LiveRecord<T>((onValue) => {
    onValue(value);
    return () => {};
  });
const RECORDS = {
  uid: UID,
  user: following<UserRecord | null>(null),
  documents: following<DocumentsRecord>(emptyDocuments()),
};

interface FormProps {
  stored?: Values;
  isLocked?: boolean;
}

function Form({ stored = STORED, isLocked = false }: FormProps) {
  const form = useForm<Values>({ defaultValues: stored });
  useStoredValues(form, stored);
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  const draft = useDraft(form, 'sectionone', { stored, isLocked });
  return (
    <form>
      <RestoredNote draft={draft} />
      <input aria-label="City" {...form.register('city')} />
      <input aria-label="Place" {...form.register('place')} />
      {rows.fields.map(({ id }, index) => (
        <input key={id} aria-label={`Row ${index}`} {...form.register(`rows.${index}.name`)} />
      ))}
      <button type="button" onClick={() => rows.append({ name: '' }, { shouldFocus: false })}>
        Add
      </button>
      <button type="button" onClick={draft.forget}>
        Submitted
      </button>
      <DraftState status={draft.status} next="Not submitted yet." />
    </form>
  );
}

function open(props: FormProps = {}) {
  const tree = (next: FormProps) => (
    <RecordsContext value={RECORDS}>
      <Form {...next} />
    </RecordsContext>
  );
  const { rerender } = render(tree(props));
  return { show: (next: FormProps) => rerender(tree(next)) };
}

/** The fields of the last write. */
const written = () => vi.mocked(saveDraft).mock.lastCall?.[2];
const emptied = (...fields: string[]) =>
  waitFor(() => expect(written()).toEqual(Object.fromEntries(fields.map((field) => [field, null]))));
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

beforeEach(() => {
  vi.mocked(readDraft).mockResolvedValue(undefined);
  forgetAtLogout();
});

/** Opens the form with a stored draft, and waits until the form shows it. */
async function openWith(values: Record<string, unknown>, props: FormProps = {}) {
  vi.mocked(readDraft).mockResolvedValue({ values, at: AT });
  const opened = open(props);
  const restored = 'What you typed on 21 Nov 2026, 10:42 is back in the form. It is not submitted yet.';
  await screen.findByText(restored);
  return opened;
}

it('a draft has only the fields that differ from the record, and the form shows that it is saved', async () => {
  open();
  await userEvent.type(field('City'), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Saving…');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Draft saved \d\d:\d\d. Not submitted yet.$/),
  );
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith(UID, 'sectionone', { city: '"Punex"' });
});

it('a draft has added rows and changed rows', async () => {
  open();
  await press('Add');
  await waitFor(() => expect(written()).toEqual({ rows: '[{"name":"Asha"},{"name":""}]' }));
  await userEvent.type(field('Row 1'), 'Ravi');
  await waitFor(() => expect(written()).toEqual({ rows: '[{"name":"Asha"},{"name":"Ravi"}]' }));
});

it.each([
  ['once the record has the same values', { stored: { ...STORED, city: 'Thane' } }],
  ['when the form is locked', { isLocked: true }],
])('a draft ends %s', async (_when, next) => {
  const { show } = open();
  enter('City', 'Thane');
  await waitFor(() => expect(saveDraft).toHaveBeenCalled());
  show(next);
  await emptied('city');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field('City')).toHaveValue('Thane');
});

it('a draft ends with the submission, even while the record lags behind', async () => {
  const { show } = open();
  enter('City', 'Thane');
  await waitFor(() => expect(saveDraft).toHaveBeenCalledTimes(1));
  await press('Submitted');
  show({});
  await emptied('city');
  enter('Place', 'Nashik');
  await waitFor(() => expect(written()).toEqual({ city: '"Thane"', place: '"Nashik"' }));
});

it('a draft is stored at once when the page is hidden or left, and when online again', async () => {
  open();
  await act(async () => {});
  vi.mocked(saveDraft).mockRejectedValue(new Error('no connection'));
  for (const [index, event] of ['pagehide', 'online', 'pagehide'].entries()) {
    enter('City', `Thane ${index}`);
    window.dispatchEvent(new Event(event));
    expect(saveDraft).toHaveBeenCalledTimes(index + 1);
    await act(async () => {});
  }
  expect(screen.getByRole('status')).toHaveTextContent('Not saved, retrying');
  vi.mocked(saveDraft).mockResolvedValue();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^Draft saved /)).toBeVisible();
  Reflect.deleteProperty(document, 'visibilityState');
});

it('a draft makes the browser ask before the page closes, until it is stored', async () => {
  open();
  expect(asksBeforeClosing()).toBe(false);
  enter('City', 'Thane');
  expect(asksBeforeClosing()).toBe(true);
  await screen.findByText(/^Draft saved /);
  expect([asksBeforeClosing(), hasUnsaved(UID)]).toEqual([false, false]);
  vi.mocked(saveDraft).mockRejectedValue(new Error('no connection'));
  enter('City', 'Nagpur');
  await saveDrafts();
  expect([asksBeforeClosing(), hasUnsaved(UID), hasUnsaved('somebody else')]).toEqual([true, true, false]);
});

it.each([
  ['too long', 'x'.repeat(60_001), 'This is too long to be stored as a draft. Please shorten it.'],
  ['denied', 'Thane', /^This could not be stored as a draft/],
])('a draft that is %s says so and is not retried', async (_what, typed, said) => {
  vi.mocked(saveDraft).mockRejectedValue(new AppError('firestore/permission-denied', 'denied'));
  open();
  enter('City', typed);
  expect(await screen.findByText(said)).toBeVisible();
});

it('a draft is restored into the form, and other fields show the record', async () => {
  await openWith(
    { city: 'Pu', rows: [{ name: 'Leela' }, { name: '' }] },
    { stored: { ...STORED, place: 'Nashik' } },
  );
  expect(field('City')).toHaveValue('Pu');
  expect(field('Place')).toHaveValue('Nashik');
  expect(field('Row 0')).toHaveValue('Leela');
  expect(field('Row 1')).toHaveValue('');
  expect(screen.getByText(/^Draft saved 10:42/)).toBeVisible();
  expect(saveDraft).not.toHaveBeenCalled();
});

it('a draft does not overwrite text typed before it arrives', async () => {
  let answer = (_draft: { values: Record<string, unknown>; at: number }) => {};
  vi.mocked(readDraft).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  open();
  enter('City', 'Mumbai');
  await act(async () => answer({ values: { city: 'Pu', place: 'Nashik' }, at: AT }));
  expect(field('City')).toHaveValue('Mumbai');
  expect(field('Place')).toHaveValue('Nashik');
  await waitFor(() => expect(written()).toEqual({ city: '"Mumbai"' }));
});

it('a restored draft can be discarded, and the discard undone until new text is typed', async () => {
  await openWith({ city: 'Pu' });
  await press('Discard');
  expect(field('City')).toHaveValue('Pune');
  expect(
    screen.getByText('What you had typed is discarded. The form shows what was saved before.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await emptied('city');
  await press('Undo');
  expect(field('City')).toHaveValue('Pu');
  expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
  await waitFor(() => expect(written()).toEqual({ city: '"Pu"' }));
  await press('Discard');
  await userEvent.type(field('Place'), 'x');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a draft is not mentioned once the record has the same values', async () => {
  const { show } = await openWith({ city: 'Pu' });
  show({ stored: { ...STORED, city: 'Pu' } });
  await waitFor(() => expect(screen.queryByText(/is back in the form/)).toBeNull());
});

it('a draft is not read while the form is locked', async () => {
  vi.mocked(readDraft).mockResolvedValue({ values: { city: 'Pu' }, at: AT });
  const { show } = open({ isLocked: true });
  expect(field('City')).toHaveValue('Pune');
  expect(readDraft).not.toHaveBeenCalled();
  show({});
  await waitFor(() => expect(field('City')).toHaveValue('Pu'));
  expect(saveDraft).not.toHaveBeenCalled();
});

it.each([
  ['the record holds the same', { city: 'Pune' }],
  ['it is of another form', { street: 'Pu', city: 5, rows: [{ title: 'x' }] }],
])('a draft is removed without a message when %s', async (_when, values) => {
  vi.mocked(readDraft).mockResolvedValue({ values, at: AT });
  open();
  await emptied(...Object.keys(values));
  expect(field('City')).toHaveValue('Pune');
  expect(screen.queryByText(/is back in the form/)).toBeNull();
});
