/** How an approver decides: from the mails, which carry all that a decision needs. */
export function ApproverPanel() {
  return (
    <section className="panel">
      <h2>Decide on empanelments</h2>
      <p className="mb-0">
        A reviewer's request reaches you by mail. Its links accept, accept as exception, or deny; nothing
        waits for you on this page.
      </p>
    </section>
  );
}
