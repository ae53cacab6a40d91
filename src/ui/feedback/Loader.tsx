import { useEffect, useState } from 'react';
import Placeholder from 'react-bootstrap/Placeholder';
import BootstrapSpinner from 'react-bootstrap/Spinner';

/** A small sign that something is under way; words beside it say what. */
export function Spinner() {
  return <BootstrapSpinner as="span" size="sm" className="me-2" aria-hidden="true" />;
}

/** The loading spinner lasts 1500 ms at most; what is still missing then is shown as a skeleton. */
const SPINNER_MS = 1500;

/** Stands where content will be: a spinner at first, then the outline of the content, never a blank page. */
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
