import { type ComponentType, createElement, use, useState } from 'react';
import { loadPart } from '../backend/firebase/loadPart.ts';

/** A screen whose chunk did not arrive; `retry` lets the next look at it fetch it again. */
export class MissingPage extends Error {
  override readonly name = 'MissingPage';

  constructor(
    readonly retry: () => void,
    options: ErrorOptions,
  ) {
    super('The chunk of a screen did not arrive.', options);
  }
}

/** A screen in a chunk of its own. */
export type Page = ComponentType & {
  /** Fetches the chunk before the screen is shown. @throws MissingPage; the next call, or look, fetches it again */
  fetchAhead: () => Promise<void>;
};

/**
 * A screen in a chunk of its own, fetched when it is first shown. React's `lazy` would remember a failure for as long as
 * the tab is open.
 * @param name the component that the module exports
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Page {
  let arrived: ComponentType | null = null;
  let arriving: Promise<ComponentType> | null = null;
  const retry = () => {
    arriving = null;
  };
  const fetchIt = async () => {
    try {
      arrived = (await loadPart(load))[name];
      return arrived;
    } catch (cause) {
      throw new MissingPage(retry, { cause });
    }
  };
  function Arriving() {
    arriving ??= fetchIt();
    return createElement(use(arriving));
  }
  function Screen() {
    // A promise that is fulfilled may still show a loader first, and React leaves that up for 300 ms. Chosen once, because
    // another component in its place would start the screen anew.
    const [shown] = useState(() => arrived ?? Arriving);
    return createElement(shown);
  }
  const fetchAhead = async () => {
    arriving ??= fetchIt();
    try {
      await arriving;
    } catch (missing) {
      retry();
      throw missing;
    }
  };
  return Object.assign(Screen, { fetchAhead });
}
