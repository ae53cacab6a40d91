import type { DraftForm } from '../../../src/domain/drafts.ts';
import { admin } from './records.ts';

/** What a form says while it holds something that its record does not. */
export const UNSAVED = /^(Saving…|Saved \d\d:\d\d as a draft)/;
/** What it says once that is kept. */
export const KEPT = /^Saved \d\d:\d\d as a draft/;

/** What is typed into a form and kept; null when there is no draft. */
export async function readKept(uid: string, form: DraftForm): Promise<unknown> {
  const draft = await admin.readRecord(`drafts/${uid}/forms/${form}`);
  return draft ? JSON.parse(String(draft.values)) : null;
}
