import { paths } from '../config/paths.ts';
import { fetchAhead } from './fetchAhead.ts';
import { screenAt } from './screens.ts';

/** Where most people go from where. */
const NEXT: Partial<Record<string, string>> = {
  [paths.profile]: paths.dashboard,
  [paths.dashboard]: paths.traineeForm,
  [paths.traineeForm]: paths.bankDetails,
  [paths.bankDetails]: paths.uploadDocuments,
};

/** Fetches the screen that most people open after this one. */
export function fetchNextScreen(pathname: string): void {
  const next = NEXT[pathname];
  const screen = next && screenAt(next);
  if (screen) fetchAhead(screen.fetchAhead);
}
