import { paths } from '../config/paths.ts';
import { fetchAhead } from './fetchAhead.ts';

/** Where most people go from where. */
const NEXT: Partial<Record<string, () => Promise<unknown>>> = {
  [paths.profile]: () => import('../pages/dashboard/DashboardPage.tsx'),
  [paths.dashboard]: () => import('../pages/trainee-form/TraineeFormPage.tsx'),
  [paths.traineeForm]: () => import('../pages/bank-details/BankDetailsPage.tsx'),
  [paths.bankDetails]: () => import('../pages/documents-upload/DocumentsUploadPage.tsx'),
};

/** Fetches the screen that most people open after this one. */
export function fetchNextScreen(pathname: string): void {
  const load = NEXT[pathname];
  if (load) fetchAhead(load);
}
