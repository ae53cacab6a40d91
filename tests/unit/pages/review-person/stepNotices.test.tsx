import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { raiseReviewerQuery, validateForm } from '../../../../src/backend/records/reviews.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { reviewSection } from '../../../../src/domain/review/sections.ts';
import type { ReviewPart } from '../../../../src/domain/review/snapshots.ts';
import { SectionSteps } from '../../../../src/pages/review-person/SectionSteps.tsx';
import { makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/reviews.ts');
vi.mock('../../../../src/backend/review/assignments.ts');
vi.mock('../../../../src/ui/feedback/toasts.ts');

const record = makeParsedUser({ forms: { status: 1, bankdetails: 1 } });
const reviewer = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };

function show(part: ReviewPart) {
  renderScreen(<SectionSteps section={reviewSection(record, part)} record={record} reviewer={reviewer} />);
}

async function raise(query: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Raise query/ }));
  await userEvent.type(await screen.findByLabelText('Query'), query);
  await userEvent.click(screen.getByRole('button', { name: 'Raise query' }));
}

beforeEach(() => {
  vi.mocked(validateForm).mockReset().mockResolvedValue();
  vi.mocked(raiseReviewerQuery).mockReset().mockResolvedValue();
  vi.mocked(sendNotice).mockReset().mockResolvedValue('id');
});

it('validating a form mails the person', async () => {
  show('bankdetails');
  await userEvent.click(screen.getByRole('button', { name: /^Validate/ }));
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({
    kind: 'formvalidated',
    person: record,
    form: 'bankdetails',
  });
});

it('a query on a form mails the person, without its text', async () => {
  show('bankdetails');
  await raise('Which branch?');
  expect(raiseReviewerQuery).toHaveBeenCalledOnce();
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({
    kind: 'queryraised',
    person: record,
    form: 'bankdetails',
  });
});

it('the mail about a query on the profile has no form', async () => {
  show('profile');
  await raise('Is this your name?');
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'queryraised', person: record });
});

it('a failed notice is reported beside the step and can be sent again', async () => {
  vi.mocked(sendNotice).mockRejectedValueOnce(new AppError('mail/timeout', 'It took too long.'));
  show('bankdetails');
  await userEvent.click(screen.getByRole('button', { name: /^Validate/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The step is saved, but the e-mail to the person could not be sent. It took too long.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send mail again' }));
  expect(sendNotice).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(validateForm).toHaveBeenCalledOnce();
});
