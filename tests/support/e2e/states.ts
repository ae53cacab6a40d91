import { approverWalk } from './states/approver.ts';
import { beginnerWalk, companyWalk } from './states/beginner.ts';
import { deputyWalk } from './states/deputy.ts';
import { draftsWalk } from './states/drafts.ts';
import { askedWalk, filledWalk } from './states/filled.ts';
import { introducerWalk, unverifiedWalk } from './states/introducer.ts';
import { returnedWalk } from './states/returned.ts';
import { reviewerWalk } from './states/reviewer.ts';
import { secondStepWalk } from './states/secondStep.ts';
import { approvedWalk, changesWalk, dueWalk, submittedWalk } from './states/settled.ts';
import { strangerWalk } from './states/stranger.ts';
import { visitorWalk } from './states/visitor.ts';
import type { Walk } from './states/walk.ts';

/** Every screen in every state. */
export const WALKS: readonly Walk[] = [
  visitorWalk,
  beginnerWalk,
  companyWalk,
  draftsWalk,
  filledWalk,
  askedWalk,
  returnedWalk,
  submittedWalk,
  approvedWalk,
  changesWalk,
  dueWalk,
  introducerWalk,
  unverifiedWalk,
  reviewerWalk,
  secondStepWalk,
  approverWalk,
  deputyWalk,
  strangerWalk,
];
