/** A small sign that something is under way; words beside it say what. */
export function Spinner() {
  return <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />;
}
