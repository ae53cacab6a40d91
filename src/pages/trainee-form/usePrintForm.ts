import { useCallback } from 'react';
import { flushSync } from 'react-dom';

const PRINT_TITLE = 'Trainee Data Form';

/** Prints with every section open and the title 'Trainee Data Form', afterwards closed and as it was. */
export function usePrintForm(expandAll: () => void, collapseAll: () => void): () => void {
  return useCallback(() => {
    const title = document.title;
    // The dialog blocks, so what it prints has to stand on the page before it opens.
    flushSync(expandAll);
    document.title = PRINT_TITLE;
    try {
      window.print();
    } finally {
      document.title = title;
      collapseAll();
    }
  }, [expandAll, collapseAll]);
}
