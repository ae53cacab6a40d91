import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '../../../../src/backend/notify.ts';
import { raiseQuery, resolveQuery } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Queries, Query } from '../../../../src/domain/records/records.ts';
import { QueriesPage } from '../../../../src/pages/queries/QueriesPage.tsx';
import { makeParsedUser, TRAINEE_UID } from '../../../support/factories.ts';
import { asksBeforeClosing, button, choose, fill, press, sentence } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

const query = (title: string, more: Partial<Query> = {}): Query => ({
  title,
  timestamp: Date.UTC(2026, 10, 20, 9, 35),
  status: 0,
  by: 'reviewer',
  ...more,
});

const withQueries = (queries: Partial<Queries>) => ({
  record: { queries: { ...emptyQueries(), ...queries } },
});
const open = (queries: Partial<Queries> = {}) => renderScreen(<QueriesPage />, withQueries(queries));
const enter = (value: string) => fireEvent.change(screen.getByLabelText('Query'), { target: { value } });

test("without queries the page says 'No Queries Found'", {
  tags: ['queries-categories', 'empty-list'],
}, () => {
  open();
  expect(screen.getByText('No Queries Found').parentElement).toHaveTextContent(
    'Questions about your forms appear here',
  );
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('queries have groups', { tags: ['route-screens', 'queries-categories'] }, () => {
  open({
    general: [query('about the profile')],
    msa: [query('about the agreement')],
    bank: [query('about the bank')],
    vendorform: [query('about the form')],
    nongst: [query('about GST')],
    einvoicing: [query('about e-invoicing')],
  });
  const links = screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => within(heading).queryAllByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['General', '/profile'],
    ['Master Service Agreement', '/exportmsa'],
    ['Bank Details', '/vendor-bankdetails'],
    ['Trainee Registration Form', '/vendor-form'],
    ['Non-applicability of GST', '/nonapplicability'],
    ['E-invoicing Declaration', '/vendor-einvoicing'],
  ]);
});

test('each query shows its status, who raised it, its field and time; only an open one is a button', {
  tags: ['queries-resolve'],
}, () => {
  open({
    bank: [
      query('Which branch?', { field: 'ifscCode' }),
      query('Is this right?', { status: 1, by: 'trainee', field: '__proto__' }),
    ],
  });
  const [unresolved, resolved] = screen.getAllByRole('listitem');
  expect(unresolved).toHaveTextContent(
    'Which branch?Open · Raised by the reviewer · About IFSC Code · 20 Nov 2026, 15:05',
  );
  expect(resolved).toHaveTextContent('Is this right?Resolved · Raised by you · 20 Nov 2026, 15:05');
  expect(button('Which branch?')).toBeVisible();
  expect(button('Is this right?')).toBeNull();
});

test('a query needs a category and at most 500 characters; one not raised sends no notice', async () => {
  open();
  await press('Raise query');
  expect(await screen.findByText('Choose the category.')).toBeVisible();
  expect(screen.getByText('Enter the query.')).toBeVisible();
  enter('   ');
  await choose('Category', 'General');
  await press('Raise query');
  await waitFor(() => expect(screen.queryByText('Choose the category.')).toBeNull());
  expect(screen.getByText('Enter the query.')).toBeVisible();
  enter('x'.repeat(501));
  expect(await screen.findByText('A query has at most 500 characters.')).toBeVisible();
  expect(raiseQuery).not.toHaveBeenCalled();
  vi.mocked(raiseQuery).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  enter('Which address?');
  await press('Raise query');
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
  expect(raiseQuery).toHaveBeenCalledOnce();
  expect(notify).not.toHaveBeenCalled();
});

test("a person's query mails a notice to the review team, without its text, again after a failure", {
  tags: ['queries-resolve'],
}, async () => {
  vi.mocked(notify)
    .mockRejectedValueOnce(new AppError('mail/timeout', 'It took too long.'))
    .mockReturnValueOnce(new Promise(() => {}));
  open();
  await choose('Category', 'Trainee Registration Form');
  enter('Which address?');
  await press('Raise query');
  expect(await screen.findByText(/could not be sent\. It took too long\.$/)).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  await press('Send mail again');
  expect(asksBeforeClosing()).toBe(true);
  expect(notify).toHaveBeenCalledTimes(2);
  expect(raiseQuery).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'vendorform', 'Which address?');
  expect(vi.mocked(notify).mock.lastCall?.[0]).toEqual({
    kind: 'queryasked',
    person: makeParsedUser({ queries: emptyQueries() }),
    form: 'vendorform',
  });
});

const sentNotices = () => vi.mocked(notify).mock.calls.map(([notice]) => notice);
const branch: Query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };
const resolve = async () => {
  await press('Which branch?');
  await press('Resolve');
};

test('a resolution stores the reply, shows it with the query, and mails a notice with the form', {
  tags: ['queries-again'],
}, async () => {
  const { publish } = open({ bank: [branch] });
  await press('Which branch?');
  await fill(await screen.findByLabelText('Reply'), 'Andheri East');
  await press('Resolve');
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'bank', branch, 'Andheri East');
  const person = makeParsedUser({ queries: { ...emptyQueries(), bank: [branch] } });
  expect(sentNotices()).toEqual([{ kind: 'queryresolved', person, form: 'bankdetails' }]);
  publish(withQueries({ bank: [{ ...branch, status: 1, reply: 'Andheri East' }] }).record);
  expect(screen.getByText(sentence('Your reply: Andheri East'))).toBeVisible();
});

test('a query on the profile needs no reply, and its notice, which has no form, is sent again', async () => {
  vi.mocked(notify).mockRejectedValueOnce(new AppError('mail/timeout', 'It took too long.'));
  open({ general: [branch] });
  await resolve();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The query is resolved, but the e-mail to the review team could not be sent. It took too long.',
  );
  await press('Send mail again');
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'general', branch, '');
  const notice = {
    kind: 'queryresolved',
    person: makeParsedUser({ queries: { ...emptyQueries(), general: [branch] } }),
  };
  expect(sentNotices()).toEqual([notice, notice]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['before', 'after'])('a query resolved %s the dialog closes has the focus', async (when) => {
  const { publish } = open({ bank: [branch] });
  const resolved = withQueries({ bank: [{ ...branch, status: 1 }] }).record;
  if (when === 'before') vi.mocked(resolveQuery).mockImplementation(async () => publish(resolved));
  await resolve();
  if (when === 'after') publish(resolved);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveFocus();
});

test('an unsent reply is restored in the dialog, and a failed resolution sends no notice', async () => {
  vi.mocked(resolveQuery).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  open({ bank: [branch] });
  await press('Which branch?');
  await fill(await screen.findByLabelText('Reply'), 'Andheri');
  await press('Cancel');
  await press('Which branch?');
  expect(await screen.findByLabelText('Reply')).toHaveValue('Andheri');
  await press('Resolve');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(notify).not.toHaveBeenCalled();
});
