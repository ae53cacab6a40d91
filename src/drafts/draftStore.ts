import { readDraft, saveDraft } from '../backend/records/drafts.ts';
import type { Draft, DraftChanges, DraftForm } from '../domain/drafts.ts';
import type { Raw } from '../domain/records/read.ts';
import { recall, remember } from './memory.ts';

/** Where a draft is stored, and where its changes wait until they are; `load` and `save` reject when they did not work. */
export interface DraftStore {
  load: () => Promise<Draft | undefined>;
  save: (changes: DraftChanges) => Promise<void>;
  remember: (changes: DraftChanges) => void;
  recall: () => Raw | undefined;
}

export function draftStore(uid: string, form: DraftForm): DraftStore {
  const entry = `draft/${form}`;
  return {
    load: () => readDraft(uid, form),
    save: (changes) => saveDraft(uid, form, changes),
    remember: (changes) => remember(uid, entry, changes),
    recall: () => recall(uid, entry),
  };
}
