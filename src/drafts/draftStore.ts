import { deleteDraft, readDraft, saveDraft } from '../backend/records/drafts.ts';
import type { Draft, DraftChanges, DraftForm } from '../domain/drafts.ts';
import type { Raw } from '../domain/records/read.ts';
import { recall, remember } from './memory.ts';

/** `load`, `save` and `remove` reject when they did not work; changes wait in `remember` until they are stored. */
export interface DraftStore {
  load: () => Promise<Draft | undefined>;
  save: (changes: DraftChanges) => Promise<void>;
  remove: () => Promise<void>;
  remember: (changes: DraftChanges) => void;
  recall: () => Raw | undefined;
}

export function draftStore(uid: string, form: DraftForm): DraftStore {
  const entry = `draft/${form}`;
  return {
    load: () => readDraft(uid, form),
    save: (changes) => saveDraft(uid, form, changes),
    remove: () => deleteDraft(uid, form),
    remember: (changes) => remember(uid, entry, changes),
    recall: () => recall(uid, entry),
  };
}
