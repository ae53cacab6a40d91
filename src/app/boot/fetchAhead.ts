import { paths } from '../../config/paths.ts';
import { savesData } from '../../ui/savesData.ts';
import { screenAt } from '../screens.ts';

type Load = () => Promise<unknown>;

/** What does not arrive is fetched again, and missed, when it is needed. */
export function fetchNow(...loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** Nothing for people who save data. */
export function fetchAhead(...loads: readonly Load[]): void {
  if (!savesData()) fetchNow(...loads);
}

/** Where most people go next, by address. */
const NEXT: Partial<Record<string, string>> = {
  [paths.profile]: paths.dashboard,
  [paths.dashboard]: paths.traineeForm,
  [paths.traineeForm]: paths.bankDetails,
  [paths.bankDetails]: paths.uploadDocuments,
};

export function fetchNextScreen(pathname: string): void {
  const next = NEXT[pathname];
  const screen = next && screenAt(next);
  if (screen) fetchAhead(screen.fetchAhead);
}
