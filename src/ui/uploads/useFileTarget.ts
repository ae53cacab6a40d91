import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isPageBehind } from '../dialogs/pageBehind.ts';
import { formToast } from '../feedback/toasts.ts';

/** The position of dragged files, relative to a drop target. */
type DropState = 'none' | 'near' | 'over';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/**
 * Ignores a drop beside the element, where the browser would open the file and leave the page. `onDrop`
 * receives all files, and is never called while disabled.
 */
function useFileDrop(
  target: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onDrop: (files: readonly File[]) => void,
): DropState {
  const [state, setState] = useState<DropState>('none');
  const isOver = (event: DragEvent) =>
    isEnabled && event.target instanceof Node && (target.current?.contains(event.target) ?? false);

  const handleDrag = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    const over = isOver(event);
    // Another target on this page may have accepted the event.
    if (event.dataTransfer && (over || !event.defaultPrevented)) {
      event.dataTransfer.dropEffect = over ? 'copy' : 'none';
    }
    event.preventDefault();
    setState(over ? 'over' : 'near');
  });
  const handleDrop = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setState('none');
    if (isOver(event)) onDrop([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Without a related target, the drag left the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setState('none');
    document.addEventListener('dragover', (event) => handleDrag(event), { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', (event) => handleDrop(event), { signal });
    return () => listening.abort();
  }, []);
  return isEnabled ? state : 'none';
}

interface FileTargetOptions {
  isEnabled: boolean;
  /** Accepts a paste anywhere on the page while it is the only target. */
  isOpenToPage: boolean;
  onFile: (file: File) => void;
}

/**
 * A pasted file goes to the focused target, else see `isOpenToPage`. @returns the position of a dragged
 * file, for display
 */
export function useFileTarget(
  target: RefObject<HTMLElement | null>,
  { isEnabled, isOpenToPage, onFile }: FileTargetOptions,
): DropState {
  const take = ([file, another]: readonly File[]) => {
    if (another) formToast('info', 'Please add only one file here.');
    else if (file) onFile(file);
  };
  const takePasted = useEffectEvent(take);
  useEffect(() => {
    if (!isEnabled) return;
    const own = { target, isOpenToPage };
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Another target may have accepted the files, and may no longer be one.
      if (files.length === 0 || event.defaultPrevented || isForText(event) || isPageBehind()) return;
      if (pasteTarget() !== own) return;
      event.preventDefault();
      takePasted(files);
    };
    pasteTargets.add(own);
    document.addEventListener('paste', handlePaste);
    return () => {
      pasteTargets.delete(own);
      document.removeEventListener('paste', handlePaste);
    };
  }, [target, isEnabled, isOpenToPage]);
  return useFileDrop(target, isEnabled, take);
}

const pasteTargets = new Set<{ target: RefObject<HTMLElement | null>; isOpenToPage: boolean }>();

function pasteTarget() {
  const targets = [...pasteTargets];
  const focused = targets.find(({ target }) => target.current?.contains(document.activeElement));
  if (focused) return focused;
  const [only, another] = targets.filter(({ isOpenToPage }) => isOpenToPage);
  return another ? undefined : only;
}

function isForText({ target, clipboardData }: ClipboardEvent): boolean {
  const isTyping =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'checkbox');
  return isTyping || (clipboardData?.types.includes('text/plain') ?? false);
}
