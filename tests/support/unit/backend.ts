import { vi } from 'vitest';

// Screens are tested without the database: these modules record their calls, and a test gives their answers.
// A test of one of these modules calls vi.unmock.
vi.mock('../../../src/backend/amendments/amendments.ts');
vi.mock('../../../src/backend/amendments/proofFiles.ts');
vi.mock('../../../src/backend/deputies/deputies.ts');
vi.mock('../../../src/backend/files/storedKind.ts', () => ({ storedKind: vi.fn(async () => 'other') }));
vi.mock('../../../src/backend/mail/notices.ts', () => ({ sendNotice: vi.fn(async () => 'id') }));
vi.mock('../../../src/backend/notify.ts', () => ({ notify: vi.fn(async () => 'id') }));
vi.mock('../../../src/backend/papers/submissions.ts');
vi.mock('../../../src/backend/privacy/access.ts', () => ({ logAccess: vi.fn(() => Promise.resolve()) }));
vi.mock('../../../src/backend/records/approvalQueue.ts');
vi.mock('../../../src/backend/records/approvals.ts');
vi.mock('../../../src/backend/records/documents.ts');
vi.mock('../../../src/backend/records/drafts.ts', () => ({
  readDraft: vi.fn(async () => undefined),
  saveDraft: vi.fn(),
}));
vi.mock('../../../src/backend/records/duplicates.ts', () => ({
  findDuplicates: vi.fn(async () => []),
  findDuplicatesOfChange: vi.fn(async () => []),
  getDuplicatePeople: vi.fn(async () => []),
}));
vi.mock('../../../src/backend/records/exports.ts');
vi.mock('../../../src/backend/records/invitations.ts');
vi.mock('../../../src/backend/records/progress.ts');
vi.mock('../../../src/backend/records/queueFigures.ts');
vi.mock('../../../src/backend/records/registration.ts');
vi.mock('../../../src/backend/records/reminders.ts');
vi.mock('../../../src/backend/records/reviewQueue.ts');
vi.mock('../../../src/backend/records/reviews.ts');
vi.mock('../../../src/backend/records/users.ts');
vi.mock('../../../src/backend/review/assignments.ts');
vi.mock('../../../src/backend/taxes/taxes.ts');
vi.mock('../../../src/ui/feedback/toasts.ts');
vi.mock('../../../src/ui/saveFile.ts');
