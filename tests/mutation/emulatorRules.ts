import { PROJECT_ID } from '../../dev/project.ts';
import type { RulesFile } from './mutants.ts';

/** Loads the text of a rules file into the running emulator; throws when it does not compile. */
export async function loadRules(file: RulesFile, content: string): Promise<void> {
  const isFirestore = file === 'firestore.rules';
  const url = isFirestore
    ? `${firestoreUrl()}:securityRules`
    : `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/internal/setRules`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: file, content }] } }),
  });
  if (!response.ok) throw new Error(`${file} does not compile: ${await response.text()}`);
}

/** One expression of the Firestore rules in the emulator's report: where it stands, and what it evaluated to how often. */
export interface CoverageNode {
  sourcePosition: { currentOffset: number; endOffset: number; line: number };
  values?: { count: number; value: { boolValue?: boolean; undefined?: object } }[];
  children?: CoverageNode[];
}

/** What the Firestore rules evaluated to since they were loaded. */
export async function readCoverage(): Promise<CoverageNode[]> {
  const response = await fetch(`${firestoreUrl()}:ruleCoverage`);
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${await response.text()}`);
  const { report } = (await response.json()) as { report: CoverageNode[] };
  return report;
}

function firestoreUrl(): string {
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT_ID}`;
}
