import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isPageBehind } from '../dialogs/pageBehind.ts';
import { formToast } from '../feedback/toasts.ts';

/** Where dragged files are, seen from a place that takes them. */
type DropState = 'none' | 'near' | 'over';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/**
 * A drop next to the element does nothing, where the browser would open the file and leave the page. `onDrop`
 * gets all files, and is never called while not enabled.
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
    // Another place on this page may have accepted the event already.
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
    // Leaving for nowhere is leaving the window.
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
  /** Takes what is pasted anywhere on the page, as long as it is the only place. */
  isOpenToPage: boolean;
  onFile: (file: File) => void;
}

/** A pasted file goes to the target with the focus, else see `isOpenToPage`. @returns where a dragged file is, to show it */
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
      // Another place on this page may have taken them, and be no target any more.
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
