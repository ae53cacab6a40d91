import { loadPart } from './firebase/loadPart.ts';
import type { Notice } from './mail/notices.ts';

/** Screens do not wait for the code of mails. @throws AppError as sendNotice, or as loadPart */
export async function notify(notice: Notice, token?: string): Promise<string | null> {
  const { sendNotice } = await loadPart(() => import('./mail/notices.ts'));
  return sendNotice(notice, token);
}
