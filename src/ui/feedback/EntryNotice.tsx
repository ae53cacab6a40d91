/** Not react-bootstrap's Alert: its transitions do not fit into the first load. */
export function EntryNotice({ kind, text }: { kind: 'info' | 'danger'; text: string }) {
  return (
    <p className={`alert alert-${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      {text}
    </p>
  );
}
