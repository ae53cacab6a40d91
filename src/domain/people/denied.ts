import type { LogEntry, OnBehalfOf, ProgressRecord, UserRecord } from '../records/records.ts';

/**
 * Until a reviewer raises a query or the record moves on. The log is not used, because the person can add to
 * it.
 */
export function isDenied({ approval, forms, queries }: UserRecord): boolean {
  return (
    forms.status === 1 &&
    approval?.action === 'deny' &&
    !Object.values(queries)
      .flat()
      .some(({ by, timestamp }) => by === 'reviewer' && timestamp > approval.at)
  );
}

/** The same as isDenied, from the progress record, which an introducer may read (R13). */
export function isShownDenied({ forms, decision, submittedAt = 0 }: ProgressRecord): boolean {
  return forms.status === 1 && decision?.action === 'deny' && submittedAt < decision.at;
}

/** For example "Dev Patil on behalf of Asha Rao". */
export function deputyText({ name, deputyName }: OnBehalfOf): string {
  return `${deputyName}${ON_BEHALF}${name}`;
}

/** Between the title of a logged decision and the reason. */
export const BEFORE_REASON = '. Reason: ';

/** The role in which staff take a step, and what the portal writes after the name. Changes are refused and put in force in either role. */
const STAFF_STEPS: { [did in NonNullable<LogEntry['did']>]?: readonly [role: string, text: string] } = {
  validated: ['reviewer', 'validated'],
  approved: ['reviewer', 'approved'],
  asked: ['reviewer', 'raised a query'],
  sent: ['reviewer', 'sent the record'],
  accepted: ['approver', 'accepted the empanelment'],
  acceptedasexception: ['approver', 'accepted the empanelment'],
  denied: ['approver', 'denied the empanelment'],
  changevalidated: ['reviewer', 'validated a change'],
  changerefused: ['staff', 'refused a change'],
  changeinforce: ['staff', 'put a change in force'],
};

/** Who took a step of staff, which no other record keeps; undefined in a title that the portal did not write. */
export function staffIn({
  did,
  title,
}: Pick<LogEntry, 'did' | 'title'>): { name: string; role: string } | undefined {
  const [role, text] = (did && STAFF_STEPS[did]) ?? [];
  const end = role ? title.indexOf(` ${text}`) : -1;
  return role && end > 0 ? { name: title.slice(0, end), role } : undefined;
}

const ON_BEHALF = ' on behalf of ';

/** What the portal writes after the name in the title of a log entry. */
const AFTER_NAME =
  /(?:, (?:reviewer|approver|staff),)? (?:submitted|accepted|validated|approved|sent the record|denied|raised a query|asked for a change|took a change back|refused a change|put a change in force)(?=[ :]|$)/;

/** The names and the reason in the title of a log entry; the whole of a title that the portal did not write. */
export function wordsIn(title: string): string[] {
  const [act = '', reason = ''] = title.split(BEFORE_REASON);
  const [name = '', did] = act.split(AFTER_NAME);
  const [, absent = ''] = did === undefined ? [] : act.split(ON_BEHALF);
  return [name, absent, reason].filter((words) => words !== '' && words !== 'You');
}

/** What the log says about a step of staff, without a reason; undefined when the log has no such entry. */
export function loggedTitle(
  { logs }: Pick<UserRecord, 'logs'>,
  { by, at }: { by: string; at: number },
): string | undefined {
  const logged = logs.find((entry) => entry.by === by && entry.timestamp === at);
  return logged?.title.split(BEFORE_REASON)[0];
}
