import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { raiseReviewerQuery } from '../../../../src/backend/records/reviews.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { reviewSection } from '../../../../src/domain/review/sections.ts';
import type { ReviewPart } from '../../../../src/domain/review/snapshots.ts';
import { SectionSteps } from '../../../../src/pages/review-person/SectionSteps.tsx';
import { useStep } from '../../../../src/pages/review-person/useStep.ts';
import { formToast } from '../../../../src/ui/feedback/toasts.ts';
import { makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

const notice = {
  kind: 'formvalidated',
  person: { uid: 'ram', name: 'Ram Kumar', email: 'ram@demo.example' },
  form: 'bankdetails',
} as const;
const step = (write: () => Promise<void>) => ({ name: 'Validate', write, success: 'Validated', notice });

async function runStep(write: () => Promise<void>) {
  const { result } = renderHook(() => useStep());
  const isDone = await act(() => result.current.runStep(step(write)));
  return { result, isDone };
}

beforeEach(() => void vi.mocked(raiseReviewerQuery).mockResolvedValue());

it('a step is written, reported and mailed; the next one starts a moment later', async () => {
  const { result, isDone } = await runStep(async () => {});
  expect(isDone).toBe(true);
  expect(formToast).toHaveBeenCalledExactlyOnceWith('success', 'Validated');
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith(notice);
  expect(result.current).toMatchObject({ pending: 'settling', error: undefined });
  expect(result.current.mailing.sendAgain).toBeUndefined();
  await waitFor(() => expect(result.current.pending).toBeUndefined());
});

it('closing the screen leaves nothing running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, unmount } = renderHook(() => useStep());
  await act(() => result.current.runStep(step(async () => {})));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('a refused step shows the reason and sends no mail', async () => {
  const reason = 'The form has just been changed. Please check it again.';
  const { result, isDone } = await runStep(() => Promise.reject(new AppError('refused', reason)));
  expect(isDone).toBe(false);
  expect(result.current).toMatchObject({ pending: undefined, error: reason });
  expect(formToast).toHaveBeenCalledExactlyOnceWith('error', reason);
  expect(sendNotice).not.toHaveBeenCalled();
});

it('a failed notice keeps the step, and can be sent again', {
  tags: ['profile-gst-mail'],
}, async () => {
  vi.mocked(sendNotice).mockRejectedValue(new AppError('mail/unreachable', 'Nobody answers.'));
  const { result, isDone } = await runStep(async () => {});
  expect(isDone).toBe(true);
  const warning = 'The step is saved, but the e-mail to the person could not be sent. Nobody answers.';
  expect(result.current).toMatchObject({ error: undefined, mailing: { failure: warning } });
  expect(formToast).toHaveBeenLastCalledWith('warning', warning);

  vi.mocked(sendNotice).mockResolvedValue('id');
  await act(() => result.current.mailing.sendAgain?.());
  expect(sendNotice).toHaveBeenLastCalledWith(notice);
  expect(result.current.mailing).toMatchObject({ failure: undefined, sendAgain: undefined });
  expect(formToast).toHaveBeenLastCalledWith('success', 'Mail sent');
});

const record = makeParsedUser({ forms: { status: 1, bankdetails: 1 } });
const reviewer = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };

function show(part: ReviewPart) {
  renderScreen(
    <SectionSteps section={reviewSection(record, part)} record={record} reviewer={reviewer} canValidate />,
  );
}

async function raise(query: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Raise query/ }));
  await userEvent.type(await screen.findByLabelText('Query'), query);
  await userEvent.click(screen.getByRole('button', { name: 'Raise query' }));
}

it.each([
  ['bankdetails', { form: 'bankdetails' }],
  ['profile', {}],
] as const)('a query on %s mails the person with %j, without its text', async (part, about) => {
  show(part);
  await raise('Which branch?');
  expect(raiseReviewerQuery).toHaveBeenCalledOnce();
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'queryraised', person: record, ...about });
});
