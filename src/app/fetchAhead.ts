import { savesData } from '../ui/savesData.ts';

type Load = () => Promise<unknown>;

/** Fetches chunks that are about to be needed. What does not arrive is fetched again, and missed, when it is needed. */
export function fetchNow(...loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** Fetches chunks that may be needed, unless the person saves data. */
export function fetchAhead(...loads: readonly Load[]): void {
  if (!savesData()) fetchNow(...loads);
}
