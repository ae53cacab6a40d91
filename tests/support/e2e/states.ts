import { approverWalk, deputyWalk } from './states/approver.ts';
import { beginnerWalk, companyWalk, strangerWalk } from './states/beginner.ts';
import { askedWalk, draftsWalk, filledWalk } from './states/filled.ts';
import { introducerWalk, unverifiedWalk } from './states/introducer.ts';
import { returnedWalk } from './states/returned.ts';
import { reviewerWalk, secondStepWalk } from './states/reviewer.ts';
import { approvedWalk, changesWalk, dueWalk, submittedWalk } from './states/settled.ts';
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
