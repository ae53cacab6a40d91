import { HINTS_FOLDER } from './folder.ts';

const TIMEOUT_MS = 10_000;

/** undefined after any failure: without a hint the form works as before. */
export async function fetchTable<Table>(file: string): Promise<Table | undefined> {
  try {
    const response = await fetch(`${HINTS_FOLDER}/${file}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as Table) : undefined;
  } catch {
    return undefined;
  }
}
