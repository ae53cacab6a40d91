import { useEffect, useState } from 'react';
import Placeholder from 'react-bootstrap/Placeholder';
import BootstrapSpinner from 'react-bootstrap/Spinner';

/** The words next to it say what is under way. */
export function Spinner() {
  return <BootstrapSpinner as="span" size="sm" className="me-2" aria-hidden="true" />;
}

/** In milliseconds; what is still missing then is shown as a skeleton. */
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
        <Placeholder as="div" animation="glow" className="skeleton" aria-hidden="true">
          <Placeholder />
          <Placeholder />
          <Placeholder />
        </Placeholder>
      ) : (
        <BootstrapSpinner as="span" aria-hidden="true" />
      )}
      <span className={isLate ? 'visually-hidden' : ''}>{text}</span>
    </div>
  );
}
