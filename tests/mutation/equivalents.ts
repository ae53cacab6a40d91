import type { Mutant } from './mutants.ts';

/** A mutant that no request can tell from the original. `change` may name several places of one function. */
export interface Equivalent extends Pick<Mutant, 'place' | 'change'> {
  reason: string;
}

const NULL_GUARD = 'Without sign-in request.auth is null; a field of null is an error, and an error denies.';
const TYPE_GUARD =
  'The method or comparison behind it is an error for every other type, and an error denies.';
const EMPTY_ROWS =
  'The last 24 rows are empty ones that fill up, so one of them more or less changes no value.';

export const EQUIVALENTS: readonly Equivalent[] = [
  ...['isSelf', 'isReviewer', 'isApprover', 'hasVerifiedEmail', 'isAddressee', 'isOwn', 'mayRead'].map(
    (place) => ({
      place,
      change: 'request.auth != null -> true',
      reason: NULL_GUARD,
    }),
  ),
  { place: 'isWorkEmail', change: 'email is string -> true', reason: TYPE_GUARD },
  ...['isFilled', 'isPan', 'isGstin', 'isIfsc'].map((place) => ({
    place,
    change: 'value is string -> true',
    reason: TYPE_GUARD,
  })),
  { place: 'isNow', change: 'value is number -> true', reason: TYPE_GUARD },
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
  // What follows is there to spare expressions: a request evaluates at most 1,000.
  {
    place: 'fiveHaveReviewers',
    change: 'fiveHaveOpen(q) -> true',
    reason: 'An item that isReviewers() finds is an open one; this spares asking five closed ones.',
  },
  {
    place: 'areKept',
    change: 'old == new -> false',
    reason: 'isKept() holds for each item of two equal lists; this spares asking five times.',
  },
  {
    place: 'writesStatuses',
    change: 'writesOverall(before, after, keys) -> false',
    reason:
      'movesBankForm() allows the same when the status of the bank form stays; this is the shorter way.',
  },
  {
    place: 'writesTraineeForm',
    change: "!keys.hasAny(['forms', 'logs']) -> false",
    reason:
      'movesTraineeForm() holds where neither status nor log moves; this spares it at the largest save.',
  },
  { place: 'areRows', change: 'rows.size() <= 34 with 34 as 33', reason: EMPTY_ROWS },
  {
    place: 'areRows',
    change: 'rows[0:10] with 10 as 11',
    reason: 'valuesOfTen() reads the first ten of them.',
  },
  {
    place: 'areRows',
    change: 'rows[0:25] with 25 as 26',
    reason: 'valuesOf25() reads the first 25 of them.',
  },
  // What follows ends in an error without the condition, and an error denies.
  {
    place: 'resolvesQuery',
    change: 'old.size() > 0 -> true',
    reason: 'An empty list and the four items that fill it up have no first five.',
  },
  {
    place: 'isReviewersAt',
    change: 'i < queries.size() -> true',
    reason:
      'An index behind the end of a list is an error, and one error among alternatives counts as false.',
  },
];
