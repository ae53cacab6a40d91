import type { Mutant } from './mutants.ts';

/** A mutant that no request can tell from the original. `change` may name several places of one function. */
export interface Equivalent extends Pick<Mutant, 'place' | 'change'> {
  reason: string;
}

const NULL_GUARD = 'Without sign-in request.auth is null; a field of null is an error, and an error denies.';
const TYPE_GUARD =
  'The method or comparison behind it is an error for every other type, and an error denies.';

export const EQUIVALENTS: readonly Equivalent[] = [
  ...['isSelf', 'isReviewer', 'isApprover', 'hasVerifiedEmail'].map((place) => ({
    place,
    change: 'request.auth != null -> true',
    reason: NULL_GUARD,
  })),
  { place: 'isWorkEmail', change: 'email is string -> true', reason: TYPE_GUARD },
  ...['isFilled', 'isPan', 'isGstin', 'isIfsc'].map((place) => ({
    place,
    change: 'value is string -> true',
    reason: TYPE_GUARD,
  })),
  { place: 'isNow', change: 'value is number -> true', reason: TYPE_GUARD },
  {
    place: 'isNewAccount',
    change: 'uid.size() <= 5 with 5 as 4',
    reason: 'The last five characters of a uid of five are the uid.',
  },
];
