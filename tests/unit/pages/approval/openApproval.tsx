import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { watchDecided, watchFindings } from '../../../../src/backend/records/approvalQueue.ts';
import { saveDecision } from '../../../../src/backend/records/approvals.ts';
import { watchDocumentsRecord } from '../../../../src/backend/records/documents.ts';
import { getDuplicatePeople } from '../../../../src/backend/records/duplicates.ts';
import { watchPerson } from '../../../../src/backend/records/progress.ts';
import { watchChecks, watchReviewed } from '../../../../src/backend/records/reviews.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
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
import { watching } from '../../../support/unit/watching.ts';

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

export function givenVerified(verified: boolean | undefined): void {
  vi.mocked(watchPerson).mockImplementation(
    watching({ ...progressOf(makeParsedUser(waiting), 1), ...(verified !== undefined && { verified }) }),
  );
}

export function resetApproval(): void {
  givenVerified(undefined);
  vi.mocked(watchDocumentsRecord).mockImplementation(
    watching({ ...emptyDocuments(), CompanyCertificate: LINK, PANTANCard: LINK, cancelledCheque: LINK }),
  );
  vi.mocked(watchFindings).mockImplementation((_, onFindings) => {
    const duplicates = [{ field: 'pancard' as const, uid: 'other' }];
    onFindings({ points: 1, duplicates, linkKey: LINK_KEY, by: 'ravi', at: AT });
    return unwatch;
  });
  vi.mocked(watchReviewed).mockImplementation((_, onReviewed) => {
    const part = { user: {}, documents: {}, by: 'ravi', at: AT - 1 };
    onReviewed(forEachForm(() => part));
    return unwatch;
  });
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
  vi.mocked(saveDecision)
    .mockReset()
    .mockImplementation(async (_, action) => ({ action, by: 'anita', at: AT + 1 }));
  vi.mocked(sendWelcomeMail).mockReset().mockResolvedValue('<id>');
  vi.mocked(sendNotice).mockReset().mockResolvedValue('<id>');
}

export interface Opened {
  uid?: string;
  email?: string;
  isApprover?: boolean;
}

/** Opens the page of a stored record; null: there is none. Returns a function that changes the record. */
export async function open(
  stored: object | null,
  { uid = TRAINEE_UID, email = 'anita@agency.example', isApprover = true }: Opened = {},
) {
  let send = (_: object | null) => {};
  vi.mocked(watchUserRecord)
    .mockReset()
    .mockImplementation((id, onRecord) => {
      send = (next) => act(() => onRecord(next && parseUserRecord(id, next)));
      onRecord(stored && parseUserRecord(id, stored));
      return unwatch;
    });
  renderScreen(<ApprovalPersonPage />, {
    record: null,
    user: { isApprover, uid: 'anita', displayName: 'Anita Desai', email },
    route: paths.approvalPerson,
    path: `/approvals/${uid}`,
  });
  await screen.findByRole('heading', { level: 1 });
  return { send: (next: object | null) => send(next) };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const dialog = () => within(screen.getByRole('dialog'));

export const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

export const region = (name: string | RegExp) => screen.findByRole('region', { name });

export const actions = () =>
  ['Accept', 'Accept as exception', 'Deny'].filter((name) => screen.queryByRole('button', { name }));
