import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { raiseQuery } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { useDraft } from '../../../../src/drafts/useDraft.ts';
import { QueriesPage } from '../../../../src/pages/queries/QueriesPage.tsx';
import { useRecords, useUserRecord } from '../../../../src/records/useRecords.ts';
import { makeParsedUser } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/users.ts');
vi.mock('../../../../src/drafts/useDraft.ts');
vi.mock('../../../../src/records/useRecords.ts');
vi.mock('../../../../src/ui/feedback/toasts.ts');

const record = makeParsedUser();
const IDLE = { state: 'idle' };

async function raise(category: string) {
  render(
    <MemoryRouter>
      <QueriesPage />
    </MemoryRouter>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Category'), category);
  await userEvent.type(screen.getByLabelText('Query'), 'Which address?');
  await userEvent.click(screen.getByRole('button', { name: 'Raise query' }));
}

beforeEach(() => {
  vi.mocked(useRecords).mockReturnValue({ user: { retry: vi.fn() } } as never);
  vi.mocked(useUserRecord).mockReturnValue({ state: 'ready', value: record });
  vi.mocked(useDraft).mockReturnValue({
    restored: null,
    status: { subscribe: () => () => {}, getSnapshot: () => IDLE },
    forget: vi.fn(),
  } as never);
  vi.mocked(raiseQuery).mockReset().mockResolvedValue();
  vi.mocked(sendNotice).mockReset().mockResolvedValue('id');
});

it("a person's query mails a notice to the review team, without its text", async () => {
  await raise('Trainee Registration Form');
  expect(raiseQuery).toHaveBeenCalledExactlyOnceWith(record.uid, 'vendorform', 'Which address?');
  expect(vi.mocked(sendNotice).mock.calls.map(([notice]) => notice)).toEqual([
    { kind: 'queryasked', person: record, form: 'vendorform' },
  ]);
});

it('a query that could not be raised sends no notice', async () => {
  vi.mocked(raiseQuery).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  await raise('General');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sendNotice).not.toHaveBeenCalled();
});

it('a failed notice keeps the query, and can be sent again', async () => {
  vi.mocked(sendNotice).mockRejectedValueOnce(new AppError('mail/timeout', 'It took too long.'));
  await raise('General');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The query is raised, but the e-mail to the review team could not be sent. It took too long.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send mail again' }));
  expect(raiseQuery).toHaveBeenCalledOnce();
  expect(sendNotice).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
