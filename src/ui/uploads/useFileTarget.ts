import { type RefObject, useEffect, useEffectEvent } from 'react';
import { formToast } from '../feedback/toasts.ts';
import { addPasteTarget } from './pasteTargets.ts';
import { type DropState, useFileDrop } from './useFileDrop.ts';

interface FileTargetOptions {
  isEnabled: boolean;
  /** Takes a picture that is pasted elsewhere on the page, as long as no other place does. */
  isOpenToPage: boolean;
  onFile: (file: File) => void;
}

const ONE_ONLY = 'One file belongs here, and you gave several. Please give one at a time.';

/** Makes an element take a file that is dropped onto it or pasted. @returns where a dragged file is, to show it */
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
