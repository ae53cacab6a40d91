type OnMove = (event: PopStateEvent) => void;

let gate: OnMove | null = null;

/**
 * Hears of the back and forward buttons from now on. Called before the router starts: a window calls its listeners in the
 * order in which they came, whatever their phase, and who comes after the router finds the page gone.
 * @returns a function that stops listening
 */
export function installHistoryGate(): () => void {
  const onMove: OnMove = (event) => gate?.(event);
  window.addEventListener('popstate', onMove);
  return () => window.removeEventListener('popstate', onMove);
}

/** Lets `onMove` see every move before the router does, and keep it to itself. @returns a function that ends this */
export function guardHistory(onMove: OnMove): () => void {
  gate = onMove;
  return () => {
    if (gate === onMove) gate = null;
  };
}
