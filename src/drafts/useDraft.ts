import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, saveDraft } from '../backend/records/drafts.ts';
import {
  type Draft,
  type DraftFields,
  type DraftForm,
  draftFields,
  type FormDraft,
  fittingValues,
  isSameJson,
} from '../domain/drafts.ts';
import { useRecords } from '../records/useRecords.ts';
import { Autosave, type DraftStore } from './autosave.ts';
import { onSaveDrafts, recall, remember } from './memory.ts';
import { setValues } from './setValues.ts';

export interface StoredDraft extends FormDraft {
  forget: () => void;
}

interface DraftOptions<Values> {
  /** Must be the same object until its content changes. */
  stored: Values;
  /** The fields that a draft may fill, as an example with one row in each list; by default all. */
  shape?: Partial<Values> | undefined;
  /** A locked form has no draft: text typed before the lock is removed, and nothing is read. */
  isLocked: boolean;
}

/**
 * Stores only fields that differ from the record, so that the others follow the record. A stored draft does
 * not overwrite a field that was changed here meanwhile.
 */
export function useDraft<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
  name: DraftForm,
  { stored, shape = stored, isLocked }: DraftOptions<Values>,
): StoredDraft {
  const { uid } = useRecords();
  const [restored, setRestored] = useState<FormDraft['restored']>(null);
  const discarded = useRef<Values | null>(null);
  const finished = useRef<DraftFields>({});
  const latest = useRef({ stored, shape, isLocked });

  const [{ autosave, note }] = useState(() => {
    const restore = (draft: Draft) => {
      const now = latest.current;
      const mine = form.getValues();
      const found = Object.entries(fittingValues(draft.values, now.shape)).filter(
        ([key, value]) => isSameJson(mine[key], now.stored[key]) && !isSameJson(value, now.stored[key]),
      );
      if (found.length > 0 && !now.isLocked) {
        setRestored({ at: draft.at, isDiscarded: false });
        setValues(form, Object.fromEntries(found) as Partial<Values>);
      }
      noteTyped();
    };
    const created = new Autosave(draftStore(uid, name), restore);
    const noteTyped = () => {
      const now = latest.current;
      const fields = now.isLocked ? {} : draftFields(form.getValues(), now.stored);
      created.note(isSameJson(fields, finished.current) ? {} : fields);
      const isTyped = Object.keys(fields).length > 0;
      setRestored((before) => (before?.isDiscarded === isTyped ? null : before));
    };
    return { autosave: created, note: noteTyped };
  });

  useEffect(() => {
    latest.current = { stored, shape, isLocked };
    note();
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: note }), [form, note]);
  useAutosave(autosave, isLocked);

  return {
    status: autosave,
    restored,
    discard: () => {
      discarded.current = structuredClone(form.getValues());
      setRestored((before) => before && { ...before, isDiscarded: true });
      form.reset(stored);
    },
    undo: () => {
      setRestored((before) => before && { ...before, isDiscarded: false });
      if (discarded.current) setValues(form, discarded.current);
    },
    forget: () => {
      // The record may lag behind a save; until it arrives the same fields are not a draft.
      finished.current = draftFields(form.getValues(), latest.current.stored);
      note();
      setRestored(null);
      void autosave.flush();
    },
  };
}

function draftStore(uid: string, form: DraftForm): DraftStore {
  const entry = `draft/${form}`;
  return {
    load: () => readDraft(uid, form),
    save: (changes) => saveDraft(uid, form, changes),
    remember: (changes) => remember(uid, entry, changes),
    recall: () => recall(uid, entry),
  };
}

/**
 * Saves a draft while its form is open and not locked: at once when the page is hidden or the connection
 * returns. Reads no draft for a locked form.
 */
function useAutosave(autosave: Autosave, isLocked: boolean): void {
  useEffect(() => {
    if (isLocked) {
      autosave.end();
      return;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const flush = () => void autosave.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const stopSaving = onSaveDrafts(() => autosave.flush());
    window.addEventListener('online', flush, { signal });
    window.addEventListener('pagehide', flush, { signal });
    document.addEventListener('visibilitychange', flushHidden, { signal });
    autosave.start();
    return () => {
      autosave.stop();
      stopSaving();
      listening.abort();
    };
  }, [autosave, isLocked]);
}
