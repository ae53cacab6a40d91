/** Approvers decide from the mails, which carry all that a decision needs. */
export function ApproverPanel() {
  return (
    <section className="panel">
      <h2>Decide on empanelments</h2>
      <p className="mb-0">
        You receive each request for approval by mail. Use its links to accept, accept as exception or deny;
        there is nothing to do on this page.
      </p>
    </section>
  );
}
