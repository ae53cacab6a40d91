import { useEffect, useState } from 'react';
import { type AppError, toAppError } from '../domain/appError.ts';

interface Answer<T> {
  value?: T;
  error?: AppError;
}

/**
 * Neither a value nor an error until `get` has answered for this key. @param get the same function in each
 * render
 */
export function useRead<Key, T>(key: Key, get: (key: Key) => Promise<T>): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T> & { to: Key }>();
  useEffect(() => {
    let isOver = false;
    get(key).then(
      (value) => isOver || setAnswer({ to: key, value }),
      (thrown: unknown) => isOver || setAnswer({ to: key, error: toAppError(thrown) }),
    );
    return () => {
      isOver = true;
    };
  }, [key, get]);
  return answer && answer.to === key ? answer : {};
}
