import { onLogout } from '../backend/onLogout.ts';
import type { Raw } from '../domain/records/read.ts';
import { onSessionEnd } from '../session/endings.ts';

/**
 * What is typed and stored nowhere yet, in the memory of this tab alone, because it is personal. It outlives the screen,
 * and a session that ends by itself, until the same person opens the form again; a logout forgets it.
 */
const memory = new Map<string, Raw>();

/** What saves the drafts that are on the screen. */
const savers = new Set<() => Promise<unknown>>();

/** Longer than this nobody waits for a logout. */
const PATIENCE_MS = 3000;

const ANONYMOUS = 'anonymous';
const keyOf = (uid: string | undefined, entry: string) => `${uid ?? ANONYMOUS}/${entry}`;

/** Has the fields of an entry wait; none forgets it. A field of null is one to be taken out, and no loss. */
export function remember(uid: string | undefined, entry: string, fields: Raw): void {
  if (Object.keys(fields).length > 0) memory.set(keyOf(uid, entry), fields);
  else memory.delete(keyOf(uid, entry));
  followUnload();
}

export function recall(uid: string | undefined, entry: string): Raw | undefined {
  return memory.get(keyOf(uid, entry));
}

/** Whether something that this person typed would be lost by a logout. */
export function hasUnsaved(uid: string | undefined): boolean {
  return [...memory].some(([key, fields]) => key.startsWith(keyOf(uid, '')) && isLoss(fields));
}

const isLoss = (fields: Raw) => Object.values(fields).some((value) => value !== null);

/** Has `save` called by saveDrafts. @returns a function that ends it */
export function onSaveDrafts(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Saves the drafts that are on the screen, now; ends as well when that takes too long. */
export async function saveDrafts(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.all([...savers].map((save) => save())), patience]);
  clearTimeout(timer);
}

/** A listener that is always there would keep the page out of the browser's cache for the back button. */
function followUnload(): void {
  if ([...memory.values()].some(isLoss)) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  void saveDrafts();
}

onSessionEnd(saveDrafts);
onLogout(() => {
  memory.clear();
  followUnload();
});
