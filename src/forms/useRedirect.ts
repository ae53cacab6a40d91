import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormKey } from '../domain/records/records.ts';

export interface Arrival {
  submitted?: FormKey;
}

/**
 * Does nothing when the person has left the screen meanwhile. A redirect to the same address scrolls to the
 * top.
 */
export function useRedirect(): (path: string, arrival?: Arrival) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [next, setNext] = useState<{ path: string; arrival?: Arrival | undefined }>();
  useEffect(() => {
    if (!next) return;
    setNext(undefined);
    void navigate(next.path, { state: next.arrival, replace: next.path === pathname });
  }, [next, navigate, pathname]);
  return (path, arrival) => setNext({ path, arrival });
}
