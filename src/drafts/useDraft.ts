import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  type Draft,
  type DraftFields,
  type DraftForm,
  draftFields,
  type FormDraft,
  fittingValues,
  isSame,
} from '../domain/drafts.ts';
import { useRecords } from '../records/useRecords.ts';
import { Autosave } from './autosave.ts';
import { draftStore } from './draftStore.ts';
import { setValues } from './setValues.ts';
import { useAutosave } from './useAutosave.ts';

export interface StoredDraft extends FormDraft {
  /** Removes the draft, once the form has been saved or submitted. */
  forget: () => void;
}

interface DraftOptions<Values> {
  /** What the record holds; has to be the same object until it changes. */
  stored: Values;
  /** The fields that a draft may fill, each by example and a list by one row; by default all, as they are stored. */
  shape?: Partial<Values>;
  /** A locked form has no draft: what was typed before the lock is taken out, and nothing is read. */
  isLocked: boolean;
}

/** Against the reset options of a form that keeps what is typed while it follows the record. */
const NOTHING_KEPT = {
  keepDirtyValues: false,
  keepDirty: false,
  keepErrors: false,
  keepTouched: false,
  keepIsSubmitted: false,
  keepSubmitCount: false,
};

/**
 * Stores what is typed into a form, right or wrong, until it is saved, and brings it back when the form is opened again.
 * Only fields that differ from the record are stored, so that everything else still follows the record; a field that was
 * changed here in the meantime stays as it is.
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
        ([key, value]) => isSame(mine[key], now.stored[key]) && !isSame(value, now.stored[key]),
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
      created.note(isSame(fields, finished.current) ? {} : fields);
      setRestored((before) => (isOver(before, Object.keys(fields).length > 0) ? null : before));
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
      form.reset(stored, NOTHING_KEPT);
    },
    undo: () => {
      setRestored((before) => before && { ...before, isDiscarded: false });
      if (discarded.current) setValues(form, discarded.current);
    },
    forget: () => {
      // The record may take a moment to show what has been saved; until then the same fields are no draft.
      finished.current = draftFields(form.getValues(), latest.current.stored);
      note();
      setRestored(null);
      void autosave.flush();
    },
  };
}

/** What was restored has been saved, or something else is typed after it was discarded. */
function isOver(restored: FormDraft['restored'], isTyped: boolean): boolean {
  return restored !== null && restored.isDiscarded === isTyped;
}
