import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads on from the screen that asks for it; who has gone elsewhere in the meantime stays there. */
export function useLeadOn(): (path: string) => void {
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next) void navigate(next);
  }, [next, navigate]);
  return setNext;
}
