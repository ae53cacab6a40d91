import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { AuthClient } from 'google-auth-library';
import { parseDelegation } from '../../src/domain/people/delegations.ts';
import type { StaffSignIn } from '../../src/domain/people/staffSignIn.ts';
import type { CompositeIndex } from '../setup/formIndexes.ts';
import { authFindings, fetchAuthConfig } from './auth.ts';
import { createRead, reasonOf } from './google.ts';
import { fetchIndexes, indexFindings } from './indexes.ts';
import { fetchRules, rulesFindings } from './rules.ts';
import { delegationFindings, fetchStaff, roleFindings } from './staff.ts';
import { accessFindings, bucketFindings } from './storage.ts';

/** A live project, opened with an administrator's credentials. */
export interface Live {
  auth: Pick<Auth, 'listUsers'>;
  firestore: Pick<Firestore, 'collection'>;
  /** For what firebase-admin cannot read. */
  client: Pick<AuthClient, 'request'>;
}

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
  facts?: string[];
}

/** Runs all checks. An unreadable part is a separate problem, and does not stop the rest. */
export function examine({ auth, firestore, client }: Live, expected: Expected): Promise<Result[]> {
  const { project, bucket, authDomain, staffSignIn, rules, indexes } = expected;
  const read = createRead(client);
  const staff = fetchStaff(auth);
  const looks: [name: string, look: () => Promise<string[] | Omit<Result, 'name'>>][] = [
    [
      'Rules',
      async () => {
        const [deployed, ofBucket] = await Promise.all([
          fetchRules(read, project, 'cloud.firestore'),
          fetchRules(read, project, `firebase.storage/${bucket}`),
        ]);
        return [
          ...rulesFindings('Firestore', deployed, rules.firestore, 'firestore.rules'),
          ...rulesFindings(`the bucket ${bucket}`, ofBucket, rules.storage, 'storage.rules'),
        ];
      },
    ],
    ['Indexes', async () => indexFindings(await fetchIndexes(read, project), indexes)],
    ['Auth', async () => authFindings(await fetchAuthConfig(read, project), authDomain, staffSignIn)],
    ['Roles', async () => roleFindings(await staff, expected)],
    [
      'Deputies',
      async () => {
        const { docs } = await firestore.collection('delegations').get();
        const delegations = docs.map((doc) => parseDelegation(doc.id, doc.data()));
        return delegationFindings(delegations, await staff, Date.now());
      },
    ],
    ['Bucket', () => bucketFindings(read, bucket)],
    ['Storage rules', () => accessFindings(read, project)],
  ];
  return Promise.all(
    looks.map(async ([name, look]) => {
      try {
        const found = await look();
        return Array.isArray(found) ? { name, findings: found } : { name, ...found };
      } catch (error) {
        return { name, findings: [`Not read: ${reasonOf(error)}`] };
      }
    }),
  );
}

/** One line for each problem and fact; a check without either has one line that reports it. */
export function reportOf(results: readonly Result[]): string[] {
  return results.flatMap(({ name, findings, facts = [] }) => [
    ...(findings.length === 0 && facts.length === 0 ? [`ok   ${name}`] : []),
    ...facts.map((fact) => `ok   ${name}: ${fact}`),
    ...findings.map((finding) => `off  ${name}: ${finding}`),
  ]);
}
