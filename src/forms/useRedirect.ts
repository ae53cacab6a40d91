import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A person who has left the screen in the meantime stays where they are. */
export function useRedirect(): (path: string) => void {
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next) void navigate(next);
  }, [next, navigate]);
  return setNext;
}
