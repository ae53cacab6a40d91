import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../backend/firebase/loadPart.ts';
import { Loader } from '../ui/feedback/Loader.tsx';

/** The chunk failed to load; `retry` lets the next visit fetch it again. */
export class MissingPage extends Error {
  override readonly name = 'MissingPage';

  constructor(
    readonly retry: () => void,
    options: ErrorOptions,
  ) {
    super('This page could not be loaded. Check your connection and try again.', options);
  }
}

export type Page = ComponentType & {
  /** @throws MissingPage; the next call fetches it again */
  fetchAhead: () => Promise<void>;
};

/**
 * `fallback` shows at once, also when the router navigates in a transition, in which a suspended screen would
 * leave the old one in place. React's `lazy` would also remember a failure until the tab closes. `name` is the
 * component that the module exports.
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  fallback: ReactNode = <Loader />,
): Page {
  let arrived: ComponentType | null = null;
  let arriving: Promise<void> | null = null;
  const retry = () => {
    arriving = null;
  };
  const fetchIt = async () => {
    try {
      arrived = (await loadPart(load))[name];
    } catch (cause) {
      throw new MissingPage(retry, { cause });
    }
  };
  const fetchAhead = async () => {
    arriving ??= fetchIt();
    try {
      await arriving;
    } catch (missing) {
      retry();
      throw missing;
    }
  };
  function Screen() {
    const [failure, setFailure] = useState<unknown>();
    const [Shown, setShown] = useState(() => arrived);
    useEffect(() => {
      if (!Shown) fetchAhead().then(() => setShown(() => arrived), setFailure);
    }, [Shown]);
    if (failure) throw failure;
    return Shown ? <Shown /> : fallback;
  }
  return Object.assign(Screen, { fetchAhead });
}
