import type { Autosave } from './autosave.ts';

type Tracked = Pick<Autosave, 'isUnsaved' | 'flush'>;

/** The drafts of the forms on the screen. */
const drafts = new Set<Tracked>();

/** Longer than this nobody waits for a link to lead somewhere. */
const PATIENCE_MS = 3000;

/** Counts a draft in for as long as its form is on the screen. @returns a function that ends it */
export function keepTrackOf(draft: Tracked): () => void {
  drafts.add(draft);
  return () => drafts.delete(draft);
}

/** Whether something typed would be lost with the page. */
export function hasUnsavedDraft(): boolean {
  return [...drafts].some((draft) => draft.isUnsaved);
}

/** Keeps all that is typed, now. @returns whether it is kept; false as well when that takes too long */
export async function keepDrafts(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const kept = Promise.all([...drafts].map((draft) => draft.flush()));
  const areKept = await Promise.race([kept.then((each) => each.every(Boolean)), tooLong]);
  clearTimeout(timer);
  return areKept;
}
