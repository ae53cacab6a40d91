import { onSessionEnd } from '../session/endings.ts';
import type { Autosave } from './autosave.ts';

/** Something typed on the screen: a draft, or what has none and is gone with its page. */
export interface Typed {
  readonly isUnsaved: boolean;
  flush?: Autosave['flush'];
  leaveOver?: Autosave['leaveOver'];
}

const onScreen = new Set<Typed>();

/** Longer than this nobody waits for a link to lead somewhere. */
const PATIENCE_MS = 3000;

/** Counts something typed in for as long as it is on the screen. @returns a function that ends it */
export function keepTrackOf(typed: Typed): () => void {
  onScreen.add(typed);
  return () => onScreen.delete(typed);
}

/** Whether something typed would be lost with the page. */
export function hasUnsaved(): boolean {
  return [...onScreen].some(({ isUnsaved }) => isUnsaved);
}

/** Whether something typed that could be kept is not. */
export function hasUnsavedDraft(): boolean {
  return [...onScreen].some(({ isUnsaved, flush }) => isUnsaved && flush);
}

/** Keeps all that is typed, now. @returns whether it is kept; false as well when that takes too long */
export async function keepDrafts(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const kept = Promise.all([...onScreen].map((typed) => typed.flush?.() ?? !typed.isUnsaved));
  const areKept = await Promise.race([kept.then((each) => each.every(Boolean)), tooLong]);
  clearTimeout(timer);
  return areKept;
}

/**
 * Keeps all that is typed when the session ends elsewhere, or has it wait in this tab for the next login. Called while it is
 * still on the screen.
 */
export async function keepOrLeaveOver(): Promise<void> {
  // Left over first, so that a login in the meantime finds it; what is kept after all is left over no more.
  for (const each of onScreen) each.leaveOver?.();
  await keepDrafts();
}

onSessionEnd(keepOrLeaveOver);
