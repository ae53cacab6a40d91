import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { resolveQuery } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query, QueryCategory } from '../../../../src/domain/records/records.ts';
import { QueryList } from '../../../../src/pages/queries/QueryList.tsx';
import { useUserRecord } from '../../../../src/records/useRecords.ts';
import { makeParsedUser } from '../../../support/factories.ts';
import { fill } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { sentence } from '../../../support/unit/sentence.ts';

vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/users.ts');
vi.mock('../../../../src/ui/feedback/toasts.ts');

const query: Query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };

const recordWith = (category: QueryCategory, asked: Query) => ({
  queries: { ...emptyQueries(), [category]: [asked] },
});

function Screen() {
  const live = useUserRecord();
  return live.state === 'ready' && live.value ? <QueryList record={live.value} /> : null;
}

function show(category: QueryCategory) {
  const options = recordWith(category, query);
  const { publish } = renderScreen(<Screen />, { record: options });
  return { record: makeParsedUser(options), publish: (asked: Query) => publish(recordWith(category, asked)) };
}

async function resolve() {
  await userEvent.click(screen.getByRole('button', { name: 'Which branch?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
}

const sentNotices = () => vi.mocked(sendNotice).mock.calls.map(([notice]) => notice);

beforeEach(() => {
  vi.mocked(resolveQuery).mockReset().mockResolvedValue();
  vi.mocked(sendNotice).mockReset().mockResolvedValue('id');
});

it('a resolved query mails a notice to the review team, with its form', async () => {
  const { record } = show('bank');
  await resolve();
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(record.uid, 'bank', query, '');
  expect(sentNotices()).toEqual([{ kind: 'queryresolved', person: record, form: 'bankdetails' }]);
});

it('a failed notice keeps the query resolved, and can be sent again', async () => {
  vi.mocked(sendNotice).mockRejectedValueOnce(new AppError('mail/timeout', 'It took too long.'));
  show('bank');
  await resolve();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The query is resolved, but the e-mail to the review team could not be sent. It took too long.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send mail again' }));
  expect(resolveQuery).toHaveBeenCalledOnce();
  expect(sendNotice).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['before', 'after'])('a query resolved %s the dialog closes has the focus', async (when) => {
  const { publish } = show('bank');
  const resolved = { ...query, status: 1 } as const;
  if (when === 'before') {
    vi.mocked(resolveQuery).mockImplementation(async () => publish(resolved));
  }
  await resolve();
  if (when === 'after') publish(resolved);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveFocus();
});

it('a resolution stores the reply, which shows with the query', { tags: ['queries-reply'] }, async () => {
  const { record, publish } = show('bank');
  await userEvent.click(screen.getByRole('button', { name: 'Which branch?' }));
  await fill(await screen.findByLabelText('Reply'), 'Andheri East');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(record.uid, 'bank', query, 'Andheri East');
  publish({ ...query, status: 1, reply: 'Andheri East' });
  expect(screen.getByText(sentence('Your reply: Andheri East'))).toBeVisible();
});

it('an unsent reply is restored when the dialog opens again', async () => {
  show('bank');
  await userEvent.click(screen.getByRole('button', { name: 'Which branch?' }));
  await fill(await screen.findByLabelText('Reply'), 'Andheri');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Which branch?' }));
  expect(await screen.findByLabelText('Reply')).toHaveValue('Andheri');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
});

it('the notice about a query on the profile has no form', async () => {
  const { record } = show('general');
  await resolve();
  expect(sentNotices()).toEqual([{ kind: 'queryresolved', person: record }]);
});

it('a query that could not be resolved sends no notice', async () => {
  vi.mocked(resolveQuery).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  show('bank');
  await resolve();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sendNotice).not.toHaveBeenCalled();
});
