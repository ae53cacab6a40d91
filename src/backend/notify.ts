import { loadPart } from './firebase/loadPart.ts';
import type { Notice } from './mail/notices.ts';

/** Loads the code of mails on use, so that screens open without it. @throws AppError as sendNotice, or as loadPart */
export async function notify(notice: Notice, token?: string): Promise<string | null> {
  const { sendNotice } = await loadPart(() => import('./mail/notices.ts'));
  return sendNotice(notice, token);
}
