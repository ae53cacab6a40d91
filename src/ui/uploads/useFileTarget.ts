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
    const over = (event: DragEvent) => handleDrag(event);
    const drop = (event: DragEvent) => handleDrop(event);
    // Leaving for nowhere is leaving the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setState('none');
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isEnabled ? state : 'none';
}

interface FileTargetOptions {
  isEnabled: boolean;
  isOpenToPage: boolean;
  onFile: (file: File) => void;
}

const ONE_ONLY = 'Please add only one file here.';

/** @returns where a dragged file is, to show it */
export function useFileTarget(
  target: RefObject<HTMLElement | null>,
  { isEnabled, isOpenToPage, onFile }: FileTargetOptions,
): DropState {
  const take = (files: readonly File[]) => {
    const [file, another] = files;
    if (another) formToast('info', ONE_ONLY);
    else if (file) onFile(file);
  };
  const handlePaste = useEffectEvent(take);
  useEffect(() => {
    if (!isEnabled) return;
    return addPasteTarget({
      contains: (node) => target.current?.contains(node) ?? false,
      isOpenToPage,
      onPaste: (files) => handlePaste(files),
    });
  }, [target, isEnabled, isOpenToPage]);
  return useFileDrop(target, isEnabled, take);
}

interface PasteTarget {
  contains: (node: Node) => boolean;
  /** Takes what is pasted anywhere on the page, as long as it is the only place. */
  isOpenToPage: boolean;
  onPaste: (files: readonly File[]) => void;
}

const targets = new Set<PasteTarget>();

function isForText({ target, clipboardData }: ClipboardEvent): boolean {
  const isTyping =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'checkbox');
  return isTyping || (clipboardData?.types.includes('text/plain') ?? false);
}

function targetOf(): PasteTarget | undefined {
  const focused = document.activeElement;
  const focusedTarget = focused && [...targets].find((target) => target.contains(focused));
  if (focusedTarget) return focusedTarget;
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

/**
 * A pasted file goes to the target with the focus, else see {@link PasteTarget}.
 * @returns its removal
 */
function addPasteTarget(target: PasteTarget): () => void {
  if (targets.size === 0) document.addEventListener('paste', handlePaste);
  targets.add(target);
  return () => {
    targets.delete(target);
    if (targets.size === 0) document.removeEventListener('paste', handlePaste);
  };
}
