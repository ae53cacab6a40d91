import { isPageBehind } from '../dialogs/pageBehind.ts';

/** A place that takes a pasted picture. */
export interface PasteTarget {
  contains: (node: Node) => boolean;
  /** Takes what is pasted anywhere on the page, as long as it is the only place. */
  isOpenToPage: boolean;
  onPaste: (files: readonly File[]) => void;
}

const targets = new Set<PasteTarget>();

/** Typed text goes where it is pasted, also when the clipboard holds a picture of it, as office programs put there. */
function isForText({ target, clipboardData }: ClipboardEvent): boolean {
  const isTyping =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'checkbox');
  return isTyping || (clipboardData?.types.includes('text/plain') ?? false);
}

function targetOf(): PasteTarget | undefined {
  const focused = document.activeElement;
  const holder = focused && [...targets].find((target) => target.contains(focused));
  if (holder) return holder;
  const [only, another] = [...targets].filter(({ isOpenToPage }) => isOpenToPage);
  return another ? undefined : only;
}

function handlePaste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 || isForText(event) || isPageBehind()) return;
  const target = targetOf();
  if (!target) return;
  event.preventDefault();
  target.onPaste(files);
}

/** Lets a place take pasted files: those pasted while it has the focus, and see {@link PasteTarget}. @returns its end */
export function addPasteTarget(target: PasteTarget): () => void {
  if (targets.size === 0) document.addEventListener('paste', handlePaste);
  targets.add(target);
  return () => {
    targets.delete(target);
    if (targets.size === 0) document.removeEventListener('paste', handlePaste);
  };
}
