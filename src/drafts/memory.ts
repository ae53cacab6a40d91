import { onLogout } from '../backend/onLogout.ts';
import { inTime } from '../backend/timeoutSignal.ts';
import type { Raw } from '../domain/records/read.ts';
import { onSessionEnd } from '../session/endings.ts';

/**
 * Unsaved text, held only in this tab because it is personal. It survives a session that ends by itself,
 * until the same person opens the form again; a logout clears it.
 */
const memory = new Map<string, Raw>();

const savers = new Set<() => Promise<unknown>>();

/** The longest delay of a logout. */
const MAX_WAIT_MS = 3000;

const ANONYMOUS = 'anonymous';
const keyOf = (uid: string | undefined, entry: string) => `${uid ?? ANONYMOUS}/${entry}`;

/** Without fields, removes the entry. A field of null is a removal, so its loss does not matter. */
export function remember(uid: string | undefined, entry: string, fields: Raw): void {
  if (Object.keys(fields).length > 0) memory.set(keyOf(uid, entry), fields);
  else memory.delete(keyOf(uid, entry));
  followUnload();
}

export function recall(uid: string | undefined, entry: string): Raw | undefined {
  return memory.get(keyOf(uid, entry));
}

/** @param start the first characters of the keys to count, such as 'draft/' */
export function hasUnsaved(uid: string | undefined, start = ''): boolean {
  return [...memory].some(([key, fields]) => key.startsWith(keyOf(uid, start)) && isLoss(fields));
}

const isLoss = (fields: Raw) => Object.values(fields).some((value) => value !== null);

/** For saveDrafts. @returns a function that unregisters the callback */
export function onSaveDrafts(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Saves all drafts; resolves after MAX_WAIT_MS at the latest. */
export async function saveDrafts(): Promise<void> {
  const saved: Promise<unknown> = Promise.all([...savers].map((save) => save()));
  await inTime(saved, MAX_WAIT_MS, async () => undefined);
}

/** A permanent listener would exclude the page from the back/forward cache. */
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
