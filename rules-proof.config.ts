import { deleteApp, getApps } from 'firebase/app';
import { PROJECT_ID } from './dev/project.ts';
import type { Equivalent, ProofConfig } from './packages/rules-proof/src/config.ts';
import { setup, teardown } from './tests/support/rulesEmulator.ts';

const NULL_GUARD = 'Without sign-in request.auth is null; a field of null is an error, and an error denies.';
const TYPE_GUARD =
  'The method or comparison behind it is an error for every other type, and an error denies.';

const EQUIVALENTS: readonly Equivalent[] = [
  ...['isSelf', 'isReviewer', 'isApprover', 'hasVerifiedEmail', 'isAddressee', 'isOwn'].map((place) => ({
    place,
    change: 'request.auth != null -> true',
    reason: NULL_GUARD,
  })),
  { place: 'isWorkEmail', change: 'email is string -> true', reason: TYPE_GUARD },
  {
    place: 'allow create /invitations/{id}',
    change: 'request.resource.data.expiresAt is number -> true',
    reason: TYPE_GUARD,
  },
  {
    place: 'isNewAccount',
    change: 'uid.size() <= 5 with 5 as 4',
    reason: 'The last five characters of a uid of five are the uid.',
  },
  ...['aheadOfUtc', 'hasRunOut'].flatMap((place) =>
    [331, 329].map((minutes) => ({
      place,
      change: `duration.value(330, 'm') with 330 as ${minutes}`,
      reason: 'A request can tell them apart in one minute of a day only.',
    })),
  ),
  ...[74, 72].map((days) => ({
    place: 'yearThatBegins',
    change: `duration.value(73, 'd') with 73 as ${days}`,
    reason: 'A request can tell them apart on one day of March only.',
  })),
  ...['new.duplicates.size() <= 20 -> true', 'new.duplicates.size() <= 20 with 20 as 21'].map((change) => ({
    place: 'mayKeep',
    change,
    reason: 'areDuplicates() reads 20 items, so that 21 have two values less than it asks for.',
  })),
  {
    place: 'comesIntoForce',
    change: 'new.status == 3 -> true',
    reason: 'The rule of history takes the entry that this function reads only beside a change of status 3.',
  },
  {
    place: 'allow create /vendors/{uid}/amendments/{kind}/{name}',
    change: 'resource == null -> true',
    reason:
      'For a service that creates a file over another one; the emulator updates it, which nothing allows.',
  },
  {
    place: 'startOfLetter',
    change: 'letter.date[5:7] with 7 as 8',
    reason: 'A month with the hyphen behind it is below 04 exactly when the month is.',
  },
  {
    place: 'isYear',
    change: 'year[2:4] with 2 as 1',
    reason: 'The digit before is the 0 of the century, which int() ignores.',
  },
  {
    place: 'keepsBefore',
    change: 'new.at is int -> true',
    reason: 'For a service that prints a double without its point; the emulator prints another id.',
  },
  ...[
    ['isAcceptable', 'metadata'],
    ['isDeliveredAsStored', 'contentEncoding'],
    ['isDeliveredAsStored', 'contentDisposition'],
    ['isDeliveredAsStored', 'cacheControl'],
  ].map(([place = '', field]) => ({
    place,
    change: `!('${field}' in request.resource) -> false`,
    reason: 'For a service that leaves out a field without a value; the emulator has it.',
  })),
  {
    place: 'absentAddress',
    change: "absent == '' -> false",
    reason: 'For a service where a path without its last part is an error; the emulator finds no record.',
  },
  {
    place: 'isHashed',
    change: 'metadata == null -> false',
    reason: 'For a service that has null for a file without metadata; the emulator has a map.',
  },
  // What follows is there to spare expressions: a request evaluates at most 1,000.
  ...[
    'update /users/{uid}',
    'create /documents/{uid}',
    'update /documents/{uid}',
    'update /reviewed/{uid}',
    'create, update /taxes/{uid}',
  ].map((place) => ({
    place: `allow ${place}`,
    change: 'isStaff() -> true',
    reason:
      'isInForceNow() or logsStep() wants the step of the amendment in the same request, which only staff can write.',
  })),
  {
    place: 'decidesFor',
    change: 'uid != absent.uid -> true',
    reason: 'The rule of progress finds the address of the record among those of the absent approver.',
  },
  ...['moved.size() > 0 -> false', 'moved.size() > 0 with 0 as 1'].map((change) => ({
    place: 'reviewerReturns',
    change,
    reason: 'A status moves with progress, whose rule asks for isImpartial() too.',
  })),
  {
    place: 'validates',
    change: "moved.hasOnly(['status']) -> false",
    reason: 'areValidated() holds when no form moves.',
  },
  { place: 'comesIntoForce', change: "kind == 'bank' -> false", reason: 'A cheque has no last day.' },
  {
    place: 'areKept',
    change: 'old == new -> false',
    reason: 'isKept() holds for each item of two equal lists; this spares asking five times.',
  },
  ...[5, 10, 15, 20].flatMap((end) =>
    ['old', 'new'].map((list) => ({
      place: 'resolvesOne',
      change: `${list}[${end - 5}:${end}] with ${end} as ${end + 1}`,
      reason: 'areKept() looks at the first five of what it gets, unless all of it is equal.',
    })),
  ),
  ...['fields.size() > 0 -> false', 'fields.size() > 0 with 0 as 1'].map((change) => ({
    place: 'kindInProfile',
    change,
    reason: 'The summary names the same kind; this spares a document read.',
  })),
  // What follows ends in an error without the condition, and an error denies.
  {
    place: 'isReviewersAt',
    change: 'i < queries.size() -> true',
    reason:
      'An index behind the end of a list is an error, and one error among alternatives counts as false.',
  },
];

const config: ProofConfig = {
  projectId: PROJECT_ID,
  rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
  tests: {
    folder: 'tests/rules',
    // Random writes; emulators of their own; programs that read and write past the rules.
    leftOut: ['model', 'own-emulator', 'commands'],
    commits: ['largest-writes/amendments.test.ts'],
    storage: ['files/storage.test.ts', 'files/storage-locks.test.ts', 'matrix/matrix.test.ts'],
  },
  emulator: { start: setup, stop: teardown },
  closeClients: () => Promise.all(getApps().map(deleteApp)),
  equivalents: EQUIVALENTS,
  undocumented: [
    'isAcceptable: a resource is no map, so `in` is not documented',
    'isDeliveredAsStored: a resource is no map, so `in` is not documented',
    'isDeliveredAsStored: resource.cacheControl is not documented',
  ].map((problem) => ({
    problem: `storage.rules: ${problem}`,
    reason: 'One alternative of several: `||` is true when one side is, whatever error the other has.',
  })),
  // Every write takes at most 700 expressions and 6 document reads.
  reserve: { expressions: 300, documentReads: 4 },
  results: 'test-results',
};

export default config;
