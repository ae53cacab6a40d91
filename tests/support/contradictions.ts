/** Sentences of a page that cannot both be so. Also runs in the browser, so it needs nothing from outside. */
export function contradictions(page: ParentNode): string[] {
  const faults: string[] = [];
  const text = page.textContent ?? '';
  const said = (sentence: RegExp) => sentence.exec(text)?.[0];
  const notTogether = (one: string | undefined, other: string | undefined | null) => {
    if (one && other) faults.push(`“${one}” stands beside “${other}”`);
  };
  const idle = said(/nothing (left|more) (for you )?to do|you are done/i);
  notTogether(idle, said(/E-mail verification is pending/));
  const done = idle ?? said(/Everything is submitted/);
  notTogether(done, said(/With you(?!r)/));
  notTogether(done, page.querySelector('.task-todo, .task-back')?.textContent);
  notTogether(done, said(/Sent back to you|You have not submitted|\d forms? left to complete/));
  const decision = said(
    /There is an earlier decision|Already (accepted|denied)|Your empanelment (is approved|was not approved)/,
  );
  notTogether(said(/Nothing has been decided|No decisions? yet/i), decision);
  for (const term of page.querySelectorAll('dt')) {
    const isNone = term.nextElementSibling?.textContent === 'None';
    if (isNone && term.textContent === 'Flags') {
      notTogether('Flags: None', page.querySelector('.review-flags li')?.textContent);
    }
    if (isNone && term.textContent === 'Open queries') {
      notTogether('Open queries: None', page.querySelector('.review-queries .status-pending')?.textContent);
    }
  }
  notTogether(said(/No Queries Found/), page.querySelector('.sidebar-count')?.textContent);
  return faults;
}
