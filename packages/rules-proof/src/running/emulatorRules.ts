import type { RulesFile } from '../rules.ts';

/** Loads the text of a rules file into the running emulator; throws when it does not compile. */
export async function loadRules(projectId: string, file: RulesFile, content: string): Promise<void> {
  const isFirestore = file === 'firestore.rules';
  const url = isFirestore
    ? `${firestoreUrl(projectId)}:securityRules`
    : `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/internal/setRules`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: file, content }] } }),
  });
  if (!response.ok) throw new Error(`${file} does not compile: ${await response.text()}`);
}

/** One expression in the emulator's coverage report: its position, and its values with their counts. */
export interface CoverageNode {
  sourcePosition: { currentOffset: number; endOffset: number; line: number };
  values?: { count: number; value: { boolValue?: boolean; undefined?: object } }[];
  children?: CoverageNode[];
}

/** The coverage of the Firestore rules since they were loaded. */
export async function readCoverage(projectId: string): Promise<CoverageNode[]> {
  const response = await fetch(`${firestoreUrl(projectId)}:ruleCoverage`);
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${await response.text()}`);
  const { report } = (await response.json()) as { report: CoverageNode[] };
  return report;
}

function firestoreUrl(projectId: string): string {
  return `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}`;
}

/** Empties the database, so that lists stay short. */
export async function clearDatabase(projectId: string): Promise<void> {
  const response = await fetch(`${firestoreUrl(projectId)}/databases/(default)/documents`, {
    method: 'DELETE',
  });
  if (!response.ok) throw new Error(`The emulator does not empty the database: ${await response.text()}`);
}
