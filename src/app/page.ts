import { type ComponentType, createElement, use, useState } from 'react';
import { loadPart } from '../backend/firebase/loadPart.ts';

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
 * React's `lazy` would remember a failure until the tab closes. `name` is the component that the module
 * exports.
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
    // A fulfilled promise may still show a loader first, which React keeps for 300 ms. Chosen once, because
    // another component in its place would remount the screen.
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
