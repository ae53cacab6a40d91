import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { saveDecision, watchApproval } from '../../../../src/backend/records/approvals.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { INTRODUCER_EMAIL, makeUserRecord, TRAINEE_UID } from '../../../support/factories.ts';
import { confirm, press, sentence } from '../../../support/unit/controls.ts';
import {
  AT,
  actions,
  dialog,
  LINK,
  open,
  region,
  resetApproval,
  VALIDATED,
  waiting,
} from './openApproval.tsx';

vi.mock('../../../../src/backend/mail/mail.ts');

const UNVERIFIED = /The e-mail address was not verified/;

beforeEach(resetApproval);

test('shows all facts of the decision on one page', {
  tags: ['approvals-evidence', 'review-checks'],
}, async () => {
  const approval = { action: 'deny', by: 'anita', at: AT - 5, reason: 'No cheque.' } as const;
  await open(makeUserRecord({ ...waiting, approval }));
  expect(screen.getByRole('heading', { level: 1, name: 'Approval of Ram Kumar' })).toBeVisible();
  const summary = await region(/^Sent for approval/);
  expect(summary).toHaveTextContent(`Asha Rao, ${INTRODUCER_EMAIL}`);
  expect(summary).toHaveTextContent('Ravi Rao sent the record for approval, 20 Nov 2026, 10:00');
  expect(summary).toHaveTextContent('No cheque.');
  const other = await within(summary).findByRole('link', { name: 'Farhan Sheikh' });
  expect(other).toHaveAttribute('href', '/approvals/other');
  const bank = await region('Bank Details');
  expect(bank).toHaveTextContent('SBIN1005943');
  expect(await within(bank).findByRole('link', { name: /Cancelled Cheque/ })).toBeVisible();
  expect(within(bank).getByText('IFSC Code:')).toBeVisible();
  expect(bank).not.toHaveTextContent('00012345678901');
  expect(await region('Validation of the forms')).toHaveTextContent('Ravi Rao validated all forms');
  const changes = within(await region('Changes since the last decision'));
  expect(changes.getByRole('table')).toHaveTextContent('SBIN0005943');
  for (const [name, link] of [
    [/Cancelled Cheque before/, `${LINK}-earlier`],
    [/Cancelled Cheque now/, LINK],
  ] as const) {
    expect(changes.getByRole('link', { name })).toHaveAttribute('href', link);
  }
  expect(await region('Timeline')).toHaveTextContent('Ravi Rao sent the record for approval');
  const checks = await region('Checks by hand');
  expect(await within(checks).findByRole('listitem')).toHaveTextContent(
    'PAN: Differs, Ram Kumaran19 Nov 2026',
  );
  expect(within(checks).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(UNVERIFIED)).toBeNull();
  expect(actions()).toEqual(['Accept', 'Accept as exception', 'Deny']);
});

test('submitted forms show their letter as it was signed', { tags: ['approvals-evidence'] }, async () => {
  const msa = { name: 'Ram Kumar', date: '2026-11-18' };
  await open(makeUserRecord({ ...waiting, msa, forms: { ...waiting.forms, msa: 2 } }));
  const read = async (form: string) =>
    userEvent.click(within(await region(form)).getByRole('button', { name: /^Read the letter/ }));
  const bank = within(await region('Bank Details'));
  expect(bank.queryByRole('button', { name: /^Read the letter/ })).not.toBeInTheDocument();
  await read('Non-applicability of GST');
  const letter = await screen.findByRole('article', { name: 'Declaration letter' });
  expect(letter).toHaveTextContent('I, Ram Kumar');
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await read('Master Service Agreement');
  expect(await screen.findByRole('article', { name: 'Master Service Agreement' })).toHaveTextContent(
    'The Vendor has read this Agreement and accepts it.',
  );
});

test('the reviewer who sent the person reads why there are no buttons, and of an unverified address', {
  tags: ['approval-four-eyes', 'verification-staff'],
}, async () => {
  await open(makeUserRecord({ ...waiting, sent: { by: 'anita', at: AT } }), { isUnverified: true });
  expect(await screen.findByText(UNVERIFIED)).toBeVisible();
  expect(
    screen.getByText('You sent this person for approval, so another approver has to decide.'),
  ).toBeVisible();
  expect(actions()).toEqual([]);
});

test.each([
  ['a path', 'a%2Fb', null, 0],
  ['an unknown uid', TRAINEE_UID, null, 1],
  ['an introducer', TRAINEE_UID, { uid: TRAINEE_UID, usertype: 'introducer', name: 'Asha Rao' }, 1],
])('the address of %s leads to nobody', async (_, uid, stored, reads) => {
  await open(stored, { uid });
  expect(await screen.findByText('No decision is needed here')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dossier' })).toBeNull();
  expect(watchApproval).toHaveBeenCalledTimes(reads);
});

test('a record with only a uid is shown and cannot be decided', async () => {
  await open({ uid: TRAINEE_UID });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Approval of a person without a name' }),
  ).toBeVisible();
  expect(screen.getByText(/no e-mail address or no introducer/)).toBeVisible();
  expect(actions()).toEqual([]);
});

describe('deciding', { tags: ['approvals-decide'] }, () => {
  test('accepts after a dialog, then mails', async () => {
    await open(makeUserRecord(waiting));
    await press('Accept');
    expect(saveDecision).not.toHaveBeenCalled();
    await confirm('Accept');
    expect(
      await screen.findByText(sentence('The empanelment of Ram Kumar has been accepted.')),
    ).toBeVisible();
    expect(saveDecision).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ record: expect.objectContaining({ uid: TRAINEE_UID }) }),
      'accept',
      { uid: 'anita', name: 'Anita Desai', email: 'anita@agency.example' },
      { reason: '', until: '', despite: [], change: [] },
    );
    await waitFor(() => expect(sendWelcomeMail).toHaveBeenCalledOnce());
    expect(sendNotice).toHaveBeenCalledOnce();
  });

  test('a denial needs a reason, which a closed dialog keeps for it alone, and is not green', async () => {
    await open(makeUserRecord(waiting));
    await press('Deny');
    await confirm('Deny');
    expect(dialog().getByLabelText('Reason')).toHaveAccessibleDescription(/Enter the reason\./);
    expect(saveDecision).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByLabelText('Reason'), ' The account is not theirs. ');
    await confirm('Cancel');
    await press('Accept as exception');
    expect(dialog().getByLabelText('Reason')).toHaveValue('');
    await confirm('Cancel');
    await press('Deny');
    expect(dialog().getByLabelText('Reason')).toHaveValue(' The account is not theirs. ');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'PAN Card' }));
    await confirm('Deny');
    const notice = await screen.findByText(sentence('The empanelment of Ram Kumar has been denied.'));
    expect(notice.closest('.alert')).toHaveClass('alert-danger');
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toMatchObject({
      reason: 'The account is not theirs.',
      change: ['PANTANCard'],
    });
  });

  test('an exception needs waived points, a reason and a last day', async () => {
    await open(makeUserRecord(waiting));
    await press('Accept as exception');
    await userEvent.click(dialog().getByRole('checkbox', { name: /^IFSC Code:/ }));
    const reason = dialog().getByLabelText('Reason');
    await confirm('Accept as exception');
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(/Enter the reason/);
    await userEvent.type(reason, 'The bank merged.');
    const until = dialog().getByLabelText('Valid until');
    await userEvent.type(until, '2020-01-01');
    await confirm('Accept as exception');
    expect(until).toHaveAccessibleDescription(/today or a later date/);
    expect(until).toHaveFocus();
    await userEvent.clear(until);
    await userEvent.type(until, '2099-12-31');
    await confirm('Accept as exception');
    await screen.findByText(/has been accepted as an exception/);
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toEqual({
      reason: 'Waived: IFSC Code. The bank merged.',
      until: '2099-12-31',
      despite: [],
      change: [],
    });
  });

  test('an exception stores the documents that are owed, until a day', {
    tags: ['exception-waived'],
  }, async () => {
    await open(makeUserRecord({ ...waiting, isGSTApplicable: 'yes' }));
    await press('Accept as exception');
    await userEvent.click(dialog().getByRole('checkbox', { name: /^GST Registration Certificate: / }));
    await userEvent.click(dialog().getByRole('checkbox', { name: 'PAN Card' }));
    await userEvent.type(dialog().getByLabelText('Reason'), 'It follows.');
    await confirm('Accept as exception');
    const until = dialog().getByLabelText('Valid until');
    expect(until).toHaveAccessibleDescription(/Enter the day by which the waived items are due/);
    await userEvent.type(until, '2099-12-31');
    await confirm('Accept as exception');
    await screen.findByText(/has been accepted as an exception/);
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toMatchObject({
      until: '2099-12-31',
      reason: expect.stringMatching(/To be replaced: PAN Card\. It follows\.$/),
      waived: ['GSTCertificate'],
      replace: ['PANTANCard'],
    });
  });

  test('an exception can get another last day', { tags: ['exception-waived'] }, async () => {
    const terms = { until: '2026-12-31', waived: ['GSTCertificate'] } as const;
    const approval = { action: 'acceptasexception', by: 'x', at: 1, ...terms } as const;
    const forms = { ...waiting.forms, status: 5, approved: true } as const;
    await open(makeUserRecord({ ...waiting, isGSTApplicable: 'yes', approval, forms }));
    await press('Change the decision');
    await press('Change the last day');
    expect(
      dialog().getByRole('checkbox', { name: /^GST Registration Certificate: This document is missing/ }),
    ).toBeChecked();
    await userEvent.type(dialog().getByLabelText('Reason'), 'It needs another month.');
    await confirm('Accept as exception');
    expect(dialog().getByLabelText('Valid until')).toHaveAccessibleDescription(/Choose another last day/);
    await userEvent.type(dialog().getByLabelText('Valid until'), '2099-01-31');
    await confirm('Accept as exception');
    await screen.findByText(/has been accepted as an exception/);
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toMatchObject({
      until: '2099-01-31',
      waived: ['GSTCertificate'],
    });
  });

  test('an earlier decision can be changed, and the earlier one stays in the log', async () => {
    const approval = { action: 'accept', by: 'rita', at: AT + 5 } as const;
    await open(makeUserRecord({ ...waiting, approval, forms: { ...VALIDATED, status: 4, approved: true } }));
    expect(actions()).toEqual([]);
    await press('Change the decision');
    expect(actions()).toEqual(['Accept as exception', 'Deny']);
    await press('Deny');
    expect(dialog().getByText(/^There is an earlier decision/)).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Reason'), 'A mistake');
    await confirm('Deny');
    await waitFor(() => expect(vi.mocked(saveDecision).mock.calls[0]?.[3]?.despite).toEqual(['decided']));
  });

  test('a record returned meanwhile loses its buttons', async () => {
    const { send } = await open(makeUserRecord(waiting));
    await press('Accept');
    send(makeUserRecord({ ...waiting, forms: { ...VALIDATED, bankdetails: -1, status: 0 } }));
    expect(dialog().getByText(/^The record has changed since you opened it/)).toBeVisible();
    await confirm('Cancel');
    expect(actions()).toEqual([]);
    expect(screen.getByText(/^The status is Pending\. You can decide when/)).toBeVisible();
  });

  test('the second of two approvers sees the first decision', async () => {
    vi.mocked(saveDecision).mockRejectedValue(
      new AppError('refused', 'Another approver has already decided.'),
    );
    await open(makeUserRecord(waiting));
    await press('Accept');
    await confirm('Accept');
    expect(await dialog().findByText('Another approver has already decided.')).toBeVisible();
    expect(sendWelcomeMail).not.toHaveBeenCalled();
  });
});
