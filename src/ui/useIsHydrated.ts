import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False only while React takes over a page that the build rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
