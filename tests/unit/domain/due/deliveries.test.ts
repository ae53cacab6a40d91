import { expect, test } from 'vitest';
import { refusalOfSeeing } from '../../../../src/domain/due/exceptions.ts';
import { makeParsedUser } from '../../../support/factories.ts';

const REVIEWER = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };
const ASHA = 'asha@agency.example';
const MORE = 'Another document has just come in. Look at it first.';
const SEEN = 'Another reviewer has just looked at the delivered documents.';
const INTRODUCED = 'You introduced this person, so another reviewer has to review.';

test.each<[string, number | undefined, email: string, string | undefined]>([
  ['what the reviewer saw', 5, REVIEWER.email, undefined],
  ['a document that came in meanwhile', 6, REVIEWER.email, MORE],
  ['what another reviewer has seen', undefined, REVIEWER.email, SEEN],
  ['a person they introduced', 5, ASHA, INTRODUCED],
])('a reviewer marks %s as the domain says', { tags: ['exception-queue'] }, (_, cameIn, email, refusal) => {
  const record = makeParsedUser({ fpocno: ASHA });
  const documents = cameIn === undefined ? {} : { cameIn };
  expect(refusalOfSeeing(record, documents, 5, { ...REVIEWER, email })).toBe(refusal);
});
