/**
 * A message on the login page. Not react-bootstrap's Alert: that brings its transitions along, which take more of the
 * first load than there is.
 */
export function EntryNotice({ kind, text }: { kind: 'info' | 'danger'; text: string }) {
  return (
    <p className={`alert alert-${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      {text}
    </p>
  );
}
