import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countStages } from '../../../../src/backend/records/reviewQueue.ts';
import { giveBack, takePerson, watchAssignments } from '../../../../src/backend/review/assignments.ts';
import { sendUnflagged, validateUnflagged } from '../../../../src/backend/review/unflagged.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { Assignment } from '../../../../src/domain/transitions/assignments.ts';
import { TRAINEE_UID } from '../../../support/factories.ts';
import { sentence } from '../../../support/unit/sentence.ts';
import { given, givenTaken, open, person, press, resetQueue, warnOnce } from './openQueue.tsx';

vi.mock('../../../../src/backend/records/reviewQueue.ts');
vi.mock('../../../../src/backend/review/unflagged.ts');
vi.mock('../../../../src/backend/review/assignments.ts');
vi.mock('../../../../src/backend/review/queueDetails.ts');

beforeAll(warnOnce);

beforeEach(resetQueue);

test('people with a flag are left out with the reason', { tags: ['queue-bulk'] }, async () => {
  vi.mocked(validateUnflagged).mockImplementation(async (uid) => {
    if (uid === 'Ram') throw new AppError('refused', '2 flags. Open the record to review it.');
  });
  given({ people: [person('Asha'), person('Ram'), person('Zoya', { forms: { status: 4 } })] });
  open();
  expect(screen.queryByRole('checkbox', { name: 'Select Zoya' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone on this page' }));
  await press('Validate 2');
  expect(screen.getByText('1 person validated, 1 left out:')).toBeVisible();
  expect(screen.getByText(': 2 flags. Open the record to review it.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Asha' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Ram' })).not.toBeChecked();
});

test('people are sent together, with an undo', { tags: ['queue-bulk', 'review-undo'] }, async () => {
  given({ people: [person('Asha', { forms: { status: 2 } }), person('Ram', { forms: { status: 2 } })] });
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone on this page' }));
  await press('Send 2 for approval');
  await press('Undo');
  expect(sendUnflagged).not.toHaveBeenCalled();
  await press('Send 2 for approval');
  await press('Send now');
  expect(vi.mocked(sendUnflagged).mock.calls.map(([uid]) => uid)).toEqual(['Asha', 'Ram']);
  expect(screen.getByText('2 people sent for approval')).toBeVisible();
});

test('j and k move, x selects, and / goes to the search', { tags: ['queue-keys'] }, async () => {
  given({ people: [person('Asha'), person('Ram')] });
  open();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Asha' })).toHaveFocus();
  await userEvent.keyboard('jx');
  expect(screen.getByRole('link', { name: 'Ram' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Select Ram' })).toBeChecked();
  await userEvent.keyboard('k/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a reviewer takes a person and gives one back', { tags: ['queue-assigned'] }, async () => {
  givenTaken({ Ram: { reviewer: TRAINEE_UID, name: 'Ravi', at: 1 } });
  given({ people: [person('Asha'), person('Ram')] });
  open();
  await press('Take Asha');
  expect(takePerson).toHaveBeenCalledExactlyOnceWith('Asha', expect.objectContaining({ uid: TRAINEE_UID }));
  await press('Give back Ram');
  expect(giveBack).toHaveBeenCalledExactlyOnceWith('Ram', expect.objectContaining({ uid: TRAINEE_UID }));
  await userEvent.keyboard('kt');
  expect(takePerson).toHaveBeenCalledTimes(2);
});

test('the stages are counted again when a person is taken, not when the list opens', {
  tags: ['queue-counts', 'queue-assigned'],
}, async () => {
  vi.mocked(countStages).mockClear();
  let show = (_: ReadonlyMap<string, Assignment>) => {};
  vi.mocked(watchAssignments).mockImplementation((_, onAssignments) => {
    show = onAssignments;
    return () => {};
  });
  given({ people: [person('Asha'), person('Ram')] });
  open();
  const own = { reviewer: TRAINEE_UID, name: 'Ravi', at: 1 };
  act(() => show(new Map([['Ram', own]])));
  expect(countStages).toHaveBeenCalledOnce();
  act(() => show(new Map(Object.entries({ Asha: own, Ram: own }))));
  await waitFor(() => expect(countStages).toHaveBeenCalledTimes(2));
  act(() => show(new Map([['Ram', { ...own, reviewer: 'rita' }]])));
  await waitFor(() => expect(countStages).toHaveBeenCalledTimes(3));
});

test('a search counts the stages only when a person is taken', { tags: ['queue-counts'] }, async () => {
  vi.mocked(countStages).mockClear();
  let show = (_: ReadonlyMap<string, Assignment>) => {};
  vi.mocked(watchAssignments).mockImplementation((_, onAssignments) => {
    show = onAssignments;
    onAssignments(new Map());
    return () => {};
  });
  given({ people: [person('Asha')] });
  open();
  await screen.findByRole('link', { name: 'Submitted 20' });
  given({ people: [person('Meera Nair')] });
  await userEvent.type(screen.getByLabelText('Search'), 'nair{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('1 person found');
  expect(countStages).toHaveBeenCalledOnce();
  act(() => show(new Map([['Meera Nair', { reviewer: TRAINEE_UID, name: 'Ravi', at: 1 }]])));
  await waitFor(() => expect(countStages).toHaveBeenCalledTimes(2));
});

test('who takes a person second sees who was first', { tags: ['queue-assigned'] }, async () => {
  vi.mocked(takePerson).mockRejectedValueOnce(
    new AppError('refused', 'Rita Bose has just taken this person.'),
  );
  given({ people: [person('Asha')] });
  open();
  await press('Take Asha');
  expect(await screen.findByText(sentence('Asha: Rita Bose has just taken this person.'))).toBeVisible();
});

test('several people are taken at once, without those of others', { tags: ['queue-assigned'] }, async () => {
  vi.mocked(takePerson).mockImplementation(async (uid) => {
    if (uid === 'Ram') throw new AppError('refused', 'Rita Bose has just taken this person.');
  });
  given({ people: [person('Asha'), person('Ram')] });
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone on this page' }));
  await press('Take 2');
  expect(screen.getByText('1 person taken, 1 left out:')).toBeVisible();
  expect(screen.getByText(': Rita Bose has just taken this person.')).toBeVisible();
});
