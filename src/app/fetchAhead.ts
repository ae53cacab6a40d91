import { savesData } from '../ui/savesData.ts';

/** Fetches chunks before they are needed. What does not arrive is fetched again, and missed, when it is needed. */
export function fetchAhead(...loads: readonly (() => Promise<unknown>)[]): void {
  if (savesData()) return;
  for (const load of loads) load().catch(() => undefined);
}
