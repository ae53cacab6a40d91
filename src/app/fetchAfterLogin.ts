import { loadFileService } from '../backend/files.ts';
import { fetchAhead } from './fetchAhead.ts';

/** Fetches what the screen after the login needs, database and file service included, while the person still types. */
export function fetchAfterLogin(): void {
  fetchAhead(
    () => import('./layouts/PortalLayout.tsx'),
    () => import('../pages/profile/ProfilePage.tsx'),
    loadFileService,
  );
}
