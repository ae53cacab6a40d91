import { vi } from 'vitest';

// Screens are tested without the database: these modules record their calls, and a test gives their answers.
// A test of one of these modules calls vi.unmock.
vi.mock('../../../src/backend/amendments/amendments.ts');
vi.mock('../../../src/backend/deputies/deputies.ts');
vi.mock('../../../src/backend/papers/submissions.ts');
vi.mock('../../../src/backend/records/approvalQueue.ts');
vi.mock('../../../src/backend/records/approvals.ts');
vi.mock('../../../src/backend/records/documents.ts');
vi.mock('../../../src/backend/records/drafts.ts');
vi.mock('../../../src/backend/records/duplicates.ts');
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
