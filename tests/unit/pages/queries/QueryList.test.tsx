import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { resolveQuery } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query, QueryCategory, UserRecord } from '../../../../src/domain/records/records.ts';
import { QueryList } from '../../../../src/pages/queries/QueryList.tsx';
import { makeParsedUser } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/users.ts');
vi.mock('../../../../src/ui/feedback/toasts.ts');

const query: Query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };

const recordWith = (category: QueryCategory, asked: Query) =>
  makeParsedUser({ queries: { ...emptyQueries(), [category]: [asked] } });

const list = (record: UserRecord) => (
  <MemoryRouter>
    <QueryList record={record} />
  </MemoryRouter>
);

function show(category: QueryCategory) {
  const record = recordWith(category, query);
  const { rerender } = render(list(record));
  return { record, publish: (asked: Query) => rerender(list(recordWith(category, asked))) };
}

async function resolve() {
  await userEvent.click(screen.getByRole('button', { name: 'Which branch?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
}

beforeEach(() => {
  vi.mocked(resolveQuery).mockReset().mockResolvedValue();
  vi.mocked(sendNotice).mockReset().mockResolvedValue('id');
});

it('a resolved query is told to the review team, with its form', async () => {
  const { record } = show('bank');
  await resolve();
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(record.uid, 'bank', query);
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({
    kind: 'queryresolved',
    person: record,
    form: 'bankdetails',
  });
});

it('a query on the profile is told without a form', async () => {
  const { record } = show('general');
  await resolve();
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'queryresolved', person: record });
});

it('a query that could not be resolved is told to nobody', async () => {
  vi.mocked(resolveQuery).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  show('bank');
  await resolve();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sendNotice).not.toHaveBeenCalled();
});

it('a notice that fails leaves the query resolved, and is sent again', async () => {
  vi.mocked(sendNotice).mockRejectedValueOnce(new AppError('mail/timeout', 'It took too long.'));
  show('bank');
  await resolve();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The query is resolved, but the review team was not told by mail. It took too long.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send mail again' }));
  expect(resolveQuery).toHaveBeenCalledOnce();
  expect(sendNotice).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['before', 'after'])('a query that is resolved %s the dialog closes has the focus', async (when) => {
  const { publish } = show('bank');
  const resolved = { ...query, status: 1 } as const;
  if (when === 'before') {
    vi.mocked(resolveQuery).mockImplementation(async () => act(() => publish(resolved)));
  }
  await resolve();
  if (when === 'after') publish(resolved);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveFocus();
});
