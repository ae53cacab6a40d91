import type { StaffSignIn } from '../../src/domain/people/staffSignIn.ts';
import type { CompositeIndex } from '../deploy/indexes.ts';
import { authFindings, fetchAccounts, fetchAuthConfig, roleFindings } from './auth.ts';
import { bucketFindings, fetchBucket } from './bucket.ts';
import { delegationFindings, fetchDelegations } from './delegations.ts';
import { type Read, Unreadable } from './google.ts';
import { fetchIndexes, indexFindings } from './indexes.ts';
import { crossServiceFindings, fetchIamPolicy, fetchRules, rulesFindings } from './rules.ts';

/** What a live project is compared with. */
export interface Expected {
  project: string;
  bucket: string;
  authDomain: string;
  staffSignIn: StaffSignIn;
  workDomains: readonly string[];
  rules: { firestore: string; storage: string };
  indexes: CompositeIndex[];
}

/** The result of one check; `facts` are not problems, but useful to know. */
interface Result {
  name: string;
  findings: string[];
  facts: string[];
}

/** Runs all checks. An unreadable part is a separate problem, and does not stop the rest. */
export function examine(read: Read, expected: Expected): Promise<Result[]> {
  const { project, bucket, authDomain, staffSignIn, workDomains, rules, indexes } = expected;
  const looks: [name: string, look: () => Promise<string[] | Omit<Result, 'name'>>][] = [
    ['Rules', async () => rulesFindings(await fetchRules(read, project), rules, bucket)],
    ['Indexes', async () => indexFindings(await fetchIndexes(read, project), indexes)],
    ['Auth', async () => authFindings(await fetchAuthConfig(read, project), authDomain, staffSignIn)],
    ['Roles', async () => roleFindings(await fetchAccounts(read, project), { staffSignIn, workDomains })],
    [
      'Deputies',
      async () => {
        const found = await Promise.all([fetchDelegations(read, project), fetchAccounts(read, project)]);
        return delegationFindings(...found, Date.now());
      },
    ],
    ['Bucket', async () => bucketFindings(await fetchBucket(read, bucket), bucket)],
    ['Storage rules', async () => crossServiceFindings(await fetchIamPolicy(read, project))],
  ];
  return Promise.all(
    looks.map(async ([name, look]) => {
      try {
        const found = await look();
        return Array.isArray(found) ? { name, findings: found, facts: [] } : { name, ...found };
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { name, findings: [`Not read: ${error.message}`], facts: [] };
      }
    }),
  );
}

/** One line for each problem and fact; a check without either has one line that reports it. */
export function reportOf(results: readonly Result[]): string[] {
  return results.flatMap(({ name, findings, facts }) => [
    ...(findings.length === 0 && facts.length === 0 ? [`ok   ${name}`] : []),
    ...facts.map((fact) => `ok   ${name}: ${fact}`),
    ...findings.map((finding) => `off  ${name}: ${finding}`),
  ]);
}
