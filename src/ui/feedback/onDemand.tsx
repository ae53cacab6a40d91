import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/** A component whose module is loaded when it is first shown; `meanwhile` is shown until then. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>{createElement(Part as ComponentType<Props>, props)}</Suspense>
  );
}
