import { useEffect } from 'react';
import type { Autosave } from './autosave.ts';
import { onSaveDrafts } from './memory.ts';

/** Also saves at once when the page is hidden or the connection is back. */
export function useAutosave(autosave: Autosave): void {
  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const stopSaving = onSaveDrafts(() => autosave.flush());
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    autosave.start();
    return () => {
      autosave.stop();
      stopSaving();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [autosave]);
}
