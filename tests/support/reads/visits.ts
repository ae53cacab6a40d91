import { watchWaiting } from '../../../src/backend/amendments/amendments.ts';
import { showCard, watchDelegationsTo, watchOwnDelegation } from '../../../src/backend/deputies/deputies.ts';
import { getComing } from '../../../src/backend/due/coming.ts';
import { signIn, signOutUser } from '../../../src/backend/firebase/auth.ts';
import { getListed, type ListedPerson, watchListed } from '../../../src/backend/insights/counted.ts';
import { countPeopleNow, getInsights } from '../../../src/backend/insights/insights.ts';
import { getOwnFigures } from '../../../src/backend/insights/ownFigures.ts';
import {
  changesSinceDecision,
  findingsOf,
  watchApprovals,
} from '../../../src/backend/records/approvalQueue.ts';
import { watchDocumentsRecord } from '../../../src/backend/records/documents.ts';
import { findDuplicates, getDuplicatePeople } from '../../../src/backend/records/duplicates.ts';
import { countInvited, watchInvitations } from '../../../src/backend/records/invitations.ts';
import { type Listed, PAGE_SIZE } from '../../../src/backend/records/livePages.ts';
import {
  countPeople,
  getLongestStuck,
  type PeopleView,
  watchPeople,
  watchSearch,
} from '../../../src/backend/records/progress.ts';
import { getQueueFigures } from '../../../src/backend/records/queueFigures.ts';
import { countStages, watchQueue } from '../../../src/backend/records/reviewQueue.ts';
import { watchChecks } from '../../../src/backend/records/reviews.ts';
import { watchUserRecord } from '../../../src/backend/records/users.ts';
import { watchAssignments } from '../../../src/backend/review/assignments.ts';
import { getQueueDetails } from '../../../src/backend/review/queueDetails.ts';
import { getReviewerWork } from '../../../src/backend/review/reviewerWork.ts';
import type { AppError } from '../../../src/domain/appError.ts';
import {
  DEFAULT_FILTERS,
  QUEUE_PAGE_SIZE,
  type QueuePage,
  type QueueSearch,
  type QueueView,
} from '../../../src/domain/queue/queue.ts';
import { parseSearch } from '../../../src/domain/queue/queuePages.ts';
import type { ProgressRecord, UserRecord } from '../../../src/domain/records/records.ts';
import { Latest } from './latest.ts';
import { SOUGHT, VISITORS } from './people.ts';

/** Measures the reads until `show` has the complete screen. */
export type Measure = <T>(screen: string, show: () => Promise<T>) => Promise<T>;

type Stop = () => void;
type Watch<T> = (onValue: (value: T) => void, onError: (error: AppError) => void) => Stop;

/** The context of one visit; its listeners stop at its end. */
interface Visit {
  visitor: (typeof VISITORS)[keyof typeof VISITORS];
  stops: Stop[];
  measure: Measure;
}

/** A visit in a new tab: nothing is cached, as after the login. */
const VISITS: readonly { by: keyof typeof VISITORS; look: (visit: Visit) => Promise<void> }[] = [
  { by: 'trainee', look: openTraineeDashboard },
  { by: 'introducer', look: turnIntroducerList },
  { by: 'introducer', look: searchIntroducerList },
  { by: 'introducer', look: openOwnFigures },
  { by: 'reviewer', look: openReviewerDashboard },
  { by: 'reviewer', look: openInsights },
  { by: 'reviewer', look: openFigureLists },
  { by: 'reviewer', look: turnQueue },
  { by: 'reviewer', look: openDueChecks },
  { by: 'reviewer', look: searchQueue('name') },
  { by: 'reviewer', look: searchQueue('email') },
  { by: 'reviewer', look: searchQueue('userid') },
  { by: 'reviewer', look: openReview },
  { by: 'approver', look: openApproverDashboard },
];

export const VISIT_COUNT = VISITS.length;

/** Runs one visit, with the functions that the screens call. */
export async function makeVisit(index: number, measure: Measure): Promise<void> {
  const visit = VISITS[index];
  if (!visit) throw new Error(`There is no visit ${index}.`);
  const visitor = VISITORS[visit.by];
  const stops: Stop[] = [];
  await signIn(visitor.email, visitor.password);
  try {
    await visit.look({ visitor, stops, measure });
  } finally {
    for (const stop of stops) stop();
    await signOutUser();
  }
}

async function openTraineeDashboard({ visitor: { uid }, stops, measure }: Visit): Promise<void> {
  await measure('Trainee: dashboard', () => follow((...told) => watchUserRecord(uid, ...told), stops));
}

async function turnIntroducerList({ visitor: { uid, email }, stops, measure }: Visit): Promise<void> {
  const listed = new Latest<Listed<unknown>>();
  const pages = await measure('Introducer: list', async () => {
    const shown = watchPeople(everybody(email), listed.set, listed.fail);
    stops.push(shown.stop);
    await Promise.all([
      follow((...told) => watchUserRecord(uid, ...told), stops),
      follow((...told) => watchInvitations(openInvitations(uid), ...told).stop, stops),
      countInvited(uid),
      countPeople(email, STUCK_BEFORE),
      listed.when(),
    ]);
    return shown;
  });
  await measure('Introducer: list, next page', () => {
    pages.showMore();
    // Not exactly two pages: a person who moves to the top of the first page stays on it.
    return listed.when(({ items }) => items.length >= 2 * PAGE_SIZE);
  });
}

async function searchIntroducerList({ visitor, stops, measure }: Visit): Promise<void> {
  await measure('Introducer: search', () =>
    follow((...told) => watchSearch(everybody(visitor.email), SOUGHT.name, ...told), stops),
  );
}

function everybody(introducerEmail: string): PeopleView {
  return { introducerEmail, stage: 'all', order: 'latest', stuckBefore: STUCK_BEFORE };
}

const STUCK_BEFORE = Date.UTC(2026, 6, 1);

function openInvitations(introducerUid: string): Parameters<typeof watchInvitations>[0] {
  return { introducerUid, filter: 'open', order: 'latest', now: STUCK_BEFORE };
}

async function turnQueue({ visitor: { uid }, stops, measure }: Visit): Promise<void> {
  const first = await measure('Reviewer: queue', async () => {
    const [page] = await Promise.all([
      openQueue(uid, null, 1, [], stops),
      follow((...told) => watchUserRecord(uid, ...told), stops),
    ]);
    return page;
  });
  const uids = first.people.map(({ uid: each }) => each);
  await measure('Reviewer: queue, columns', () =>
    Promise.all([getQueueDetails(uids), follow((...told) => watchAssignments(uids.join(), ...told), stops)]),
  );
  await measure('Reviewer: queue, next page', () => openQueue(uid, null, 2, first.starts, stops));
}

async function openDueChecks({ visitor: { uid: reviewer }, stops, measure }: Visit): Promise<void> {
  await measure('Reviewer: queue, checks due', () =>
    follow<QueuePage>(
      (...told) =>
        watchQueue({ reviewer, filters: { status: 'checks' }, search: null, page: 1, starts: [] }, ...told),
      stops,
    ),
  );
}

function searchQueue(by: 'name' | 'email' | 'userid') {
  return async ({ visitor: { uid }, stops, measure }: Visit): Promise<void> => {
    await measure(`Reviewer: search by ${by}`, () => openQueue(uid, parseSearch(SOUGHT[by]), 1, [], stops));
  };
}

/** Listens to a page and counts, like the screen; the counts are known before a search. */
async function openQueue(
  reviewer: string,
  search: QueueSearch | null,
  page: number,
  starts: QueueView['starts'],
  stops: Stop[],
): Promise<QueuePage> {
  const filters = DEFAULT_FILTERS;
  const size = search?.by === 'email' ? 1 : QUEUE_PAGE_SIZE;
  const shown = await follow<QueuePage>(
    (...told) => watchQueue({ reviewer, filters, search, page, starts }, ...told),
    stops,
    ({ people }) => people.length >= size,
  );
  if (!search) await countStages(filters, reviewer);
  return shown;
}

async function openReviewerDashboard({ visitor: { uid }, stops, measure }: Visit): Promise<void> {
  await measure('Reviewer: dashboard', () =>
    Promise.all([
      follow((...told) => watchUserRecord(uid, ...told), stops),
      getQueueFigures(),
      getReviewerWork(uid),
    ]),
  );
}

async function openInsights({ measure }: Visit): Promise<void> {
  await measure('Reviewer: insights', () => Promise.all([getInsights(), countPeopleNow('any')]));
}

async function openFigureLists({ stops, measure }: Visit): Promise<void> {
  await measure('Reviewer: people of a figure', async () => {
    const { items } = await follow<Listed<ListedPerson>>(
      (onListed, onError) =>
        watchListed({ figure: 'approved', from: '2026-10', to: '2026-10' }, onListed, onError).stop,
      stops,
    );
    return getListed(items.map(({ uid }) => uid).join());
  });
  await measure('Reviewer: what ends', () => getComing({ what: 'exceptions', group: 0 }, true));
}

async function openOwnFigures({ visitor: { email }, measure }: Visit): Promise<void> {
  await measure('Introducer: own figures', () => Promise.all([getOwnFigures(email), getLongestStuck(email)]));
}

async function openApproverDashboard({ visitor: { uid, email }, stops, measure }: Visit): Promise<void> {
  await measure('Approver: dashboard', async () => {
    const [{ items }] = await Promise.all([
      follow<Listed<ProgressRecord>>((...told) => watchApprovals(...told).stop, stops),
      follow((...told) => watchUserRecord(uid, ...told), stops),
      follow((...told) => watchWaiting('approver', ...told).stop, stops),
      follow((...told) => watchOwnDelegation(uid, ...told), stops),
      follow((...told) => watchDelegationsTo(uid, ...told), stops),
      showCard({ uid, name: 'Asha Rao', email }),
    ]);
    const decided = items.filter(({ decision }) => decision !== undefined);
    await Promise.all([
      findingsOf(items.map((person) => person.uid)),
      changesSinceDecision(decided.map((person) => person.uid)),
    ]);
  });
}

async function openReview({ stops, measure }: Visit): Promise<void> {
  const { uid } = SOUGHT;
  const record = await measure('Reviewer: review of a person', async () => {
    const [shown] = await Promise.all([
      follow<UserRecord | null>((...told) => watchUserRecord(uid, ...told), stops),
      follow((...told) => watchDocumentsRecord(uid, ...told), stops),
    ]);
    return shown;
  });
  await measure('Reviewer: checks of a person', () =>
    follow((...told) => watchChecks(uid, ...told).stop, stops),
  );
  if (!record) throw new Error(`There is no record of ${uid}.`);
  await measure('Reviewer: duplicates of a person', async () => {
    await getDuplicatePeople(await findDuplicates(record));
  });
}

/** Starts a listener, and resolves with its first complete value: the cache may have a part of it. */
function follow<T>(watch: Watch<T>, stops: Stop[], isWhole?: (value: T) => boolean): Promise<T> {
  const latest = new Latest<T>();
  stops.push(watch(latest.set, latest.fail));
  return latest.when(isWhole);
}
