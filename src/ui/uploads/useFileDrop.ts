import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Where files that are being dragged are, seen from a place that takes them. */
export type DropState = 'none' | 'near' | 'over';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/**
 * Takes files that are dropped onto an element. While it is there, a drop beside it does nothing, where the browser would
 * open the file and leave the page.
 * @param onDrop gets all dropped files; never called while not enabled
 */
export function useFileDrop(
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
