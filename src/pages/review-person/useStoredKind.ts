import { useEffect, useState } from 'react';
import { storedKind } from '../../backend/files/storedKind.ts';
import { toAppError } from '../../domain/appError.ts';
import type { StoredKind } from '../../domain/files/fileKind.ts';

/** What a stored file is, or why that could not be found out. */
export type KindState =
  | { state: 'loading' }
  | { state: 'error'; message: string }
  | { state: 'ready'; kind: StoredKind };

/** Asks what the file of a download link is. */
export function useStoredKind(link: string): KindState {
  const [known, setKnown] = useState<{ link: string; is: KindState }>();
  useEffect(() => {
    let isOver = false;
    const show = (is: KindState) => {
      if (!isOver) setKnown({ link, is });
    };
    storedKind(link).then(
      (kind) => show({ state: 'ready', kind }),
      (thrown) => show({ state: 'error', message: toAppError(thrown).message }),
    );
    return () => {
      isOver = true;
    };
  }, [link]);
  return known?.link === link ? known.is : { state: 'loading' };
}
