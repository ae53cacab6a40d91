import { type ComponentType, createElement, use } from 'react';
import { loadPart } from '../backend/loadPart.ts';

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

/**
 * A screen in a chunk of its own, fetched when it is first shown. React's `lazy` would remember a failure for as long as
 * the tab is open.
 * @param name the component that the module exports
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  let arriving: Promise<ComponentType> | null = null;
  const retry = () => {
    arriving = null;
  };
  const fetchIt = async () => {
    try {
      return (await loadPart(load))[name];
    } catch (cause) {
      throw new MissingPage(retry, { cause });
    }
  };
  return function Page() {
    arriving ??= fetchIt();
    return createElement(use(arriving));
  };
}
