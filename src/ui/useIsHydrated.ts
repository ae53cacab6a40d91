import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False only while React takes over a page that the build rendered; what differs in the browser may show after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
