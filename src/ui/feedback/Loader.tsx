import { useEffect, useState } from 'react';
import BootstrapSpinner from 'react-bootstrap/Spinner';

/** The label next to it names the activity. */
export function Spinner() {
  return <BootstrapSpinner as="span" size="sm" className="me-2" aria-hidden="true" />;
}

/** In milliseconds; afterwards missing content shows as a skeleton. */
const SPINNER_MS = 1500;

export function Loader({ text = 'Loading…' }: { text?: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loader" role="status">
      {isLate ? (
        // Placeholder by its classes: the component would add four modules to the login page.
        <div className="skeleton placeholder-glow" aria-hidden="true">
          <span className="placeholder" />
          <span className="placeholder" />
          <span className="placeholder" />
        </div>
      ) : (
        <BootstrapSpinner as="span" aria-hidden="true" />
      )}
      <span className={isLate ? 'visually-hidden' : ''}>{text}</span>
    </div>
  );
}
