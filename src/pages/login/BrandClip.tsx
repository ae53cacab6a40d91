import { useEffect, useState } from 'react';
import { getEnv } from '../../config/env.ts';
import { savesData } from '../../ui/savesData.ts';

const WIDE = '(min-width: 992px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Wide screens only, fetched after the form is usable, never with reduced motion. */
export function BrandClip() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const decide = () => {
      setWanted(
        window.matchMedia(WIDE).matches && !window.matchMedia(REDUCED_MOTION).matches && !savesData(),
      );
    };
    if (document.readyState === 'complete') {
      const timer = setTimeout(decide, 0);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', decide, { once: true });
    return () => window.removeEventListener('load', decide);
  }, []);
  return (
    <div className="entry-clip" aria-hidden="true">
      {isWanted && <video src={getEnv().brandVideoUrl} autoPlay muted loop playsInline tabIndex={-1} />}
    </div>
  );
}
