import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { watchDecided } from '../../../../src/backend/records/approvalQueue.ts';
import {
  type ApprovalState,
  saveDecision,
  watchApproval,
} from '../../../../src/backend/records/approvals.ts';
import { getDuplicatePeople } from '../../../../src/backend/records/duplicates.ts';
import { watchChecks } from '../../../../src/backend/records/reviews.ts';
import { paths } from '../../../../src/config/paths.ts';
import { forEachForm } from '../../../../src/domain/forms/registry.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import { parseUserRecord } from '../../../../src/domain/records/parseRecord.ts';
import { parseReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { ApprovalPersonPage } from '../../../../src/pages/approval/person/ApprovalPersonPage.tsx';
import {
  LINK_KEY,
  listedForms,
  makeBankDetails,
  makeNonGst,
  makeParsedUser,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

export const AT = Date.parse('2026-11-20T10:00+05:30');

export const LINK = 'https://files.example/o/x';

export const VALIDATED = listedForms(2);

export const waiting: StoredUserOverrides = {
  sent: { by: 'ravi', at: AT },
  bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }),
  nongst: makeNonGst(),
  logs: [
    { title: 'Ravi Rao validated all forms', timestamp: AT - 1, by: 'ravi' },
    { title: 'Ravi Rao sent the record for approval', timestamp: AT, by: 'ravi' },
  ],
  forms: { ...VALIDATED, status: 3 },
};

const unwatch = () => {};

const SNAPSHOT = { user: {}, documents: {}, by: 'ravi', at: AT - 1 };

const KNOWN: Omit<ApprovalState, 'record'> = {
  documents: { ...emptyDocuments(), CompanyCertificate: LINK, PANTANCard: LINK, cancelledCheque: LINK },
  findings: {
    points: 1,
    duplicates: [{ field: 'pancard', uid: 'other' }],
    linkKey: LINK_KEY,
    by: 'ravi',
    at: AT,
  },
  reviewed: forEachForm(() => SNAPSHOT),
  isUnverified: false,
  delegations: [],
};

/** What both approval pages read; null: there is no record. Returns a function that changes the record. */
export function givenApproval(stored: object | null, known: Partial<ApprovalState> = {}) {
  let send = (_: object | null) => {};
  vi.mocked(watchApproval)
    .mockReset()
    .mockImplementation(({ uid }, onState) => {
      const answer = (next: object | null) =>
        onState(next && { ...KNOWN, ...known, record: parseUserRecord(uid, next) });
      send = (next) => act(() => answer(next));
      answer(stored);
      return unwatch;
    });
  return { send: (next: object | null) => send(next) };
}

export function resetApproval(): void {
  vi.mocked(watchChecks).mockImplementation((_, onChecks) => {
    const check = { id: 'one', kind: 'pan', result: 'differs', nameFound: 'Ram Kumaran' } as const;
    onChecks({ items: [{ ...check, day: '2026-11-19', by: 'ravi', at: AT }], more: 'none' });
    return { showMore: unwatch, stop: unwatch };
  });
  vi.mocked(watchDecided).mockImplementation((_, onDecided) => {
    const user = { bankDetails: makeBankDetails() };
    const documents = { cancelledCheque: `${LINK}-earlier` };
    onDecided(parseReviewedRecord({ bankdetails: { user, documents, by: 'anita', at: AT - 5 } }));
    return unwatch;
  });
  const other = makeParsedUser({ uid: 'other', name: 'Farhan Sheikh', forms: { status: 4 } });
  vi.mocked(getDuplicatePeople).mockResolvedValue([progressOf(other, 1)]);
  resetDecision();
}

/** Every write and mail succeeds. */
export function resetDecision(): void {
  vi.mocked(saveDecision)
    .mockReset()
    .mockImplementation(async (_, action) => ({ action, by: 'anita', at: AT + 1 }));
  vi.mocked(sendWelcomeMail).mockResolvedValue('<id>');
}

export interface Opened extends Partial<ApprovalState> {
  uid?: string;
  email?: string;
  isApprover?: boolean;
}

/** Opens the page of a stored record; null: there is none. Returns a function that changes the record. */
export async function open(
  stored: object | null,
  { uid = TRAINEE_UID, email = 'anita@agency.example', isApprover = true, ...known }: Opened = {},
) {
  const given = givenApproval(stored, known);
  renderScreen(<ApprovalPersonPage />, {
    record: null,
    user: { isApprover, uid: 'anita', displayName: 'Anita Desai', email },
    route: paths.approvalPerson,
    path: `/approvals/${uid}`,
  });
  await screen.findByRole('heading', { level: 1 });
  return given;
}

export const dialog = () => within(screen.getByRole('dialog'));

export const region = (name: string | RegExp) => screen.findByRole('region', { name });

export const actions = () =>
  ['Accept', 'Accept as exception', 'Deny'].filter((name) => screen.queryByRole('button', { name }));
