import { vi } from 'vitest';
import { type Draft, type DraftChanges, type DraftFields, fieldsOf } from '../../../src/domain/drafts.ts';
import type { Raw } from '../../../src/domain/records/read.ts';
import { Autosave } from '../../../src/drafts/autosave.ts';

/** A draft of one field. */
export const city = (name: string): DraftFields => fieldsOf({ city: name });

/** A store with answers from the test, and a form that accepts restored drafts. */
export function opened(draft?: Draft, waiting?: DraftChanges) {
  let memory: Raw | undefined = waiting;
  const load = vi.fn<() => Promise<Draft | undefined>>().mockResolvedValue(draft);
  const save = vi.fn<(changes: DraftChanges) => Promise<void>>().mockResolvedValue();
  const remember = (changes: DraftChanges) => {
    memory = Object.keys(changes).length > 0 ? changes : undefined;
  };
  let form: DraftFields = {};
  const onFound = vi.fn<(draft: Draft) => void>(({ values }) => {
    form = { ...fieldsOf(values), ...form };
    autosave.note(form);
  });
  const autosave = new Autosave({ load, save, remember, recall: () => memory }, onFound);
  const states: string[] = [];
  autosave.subscribe(() => states.push(autosave.getSnapshot().state));
  return { autosave, load, save, onFound, states, remembered: () => memory, remember };
}

export async function started(draft?: Draft, waiting?: DraftChanges) {
  const all = opened(draft, waiting);
  all.autosave.start();
  await vi.advanceTimersByTimeAsync(0);
  return all;
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
