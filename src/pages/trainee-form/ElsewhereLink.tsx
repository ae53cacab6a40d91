import { Link } from 'react-router-dom';

/** Leads to a form that has a screen of its own; paper says that it is not part of this one. */
export function ElsewhereLink({ to, form }: { to: string; form: string }) {
  return (
    <>
      <Link className="no-print" to={to}>
        Go to {form}
      </Link>
      <span className="print-only">On a form of its own: {form}.</span>
    </>
  );
}
