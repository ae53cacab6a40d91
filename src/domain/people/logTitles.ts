import { LOG_STEPS, type LogStep } from '../records/logSteps.ts';
import type { LogEntry, OnBehalfOf, UserRecord } from '../records/records.ts';

/** For example "Dev Patil on behalf of Asha Rao". */
export function deputyText({ name, deputyName }: OnBehalfOf): string {
  return `${deputyName}${ON_BEHALF}${name}`;
}

/** Between the title of a logged decision and the reason. */
export const BEFORE_REASON = '. Reason: ';

const ON_BEHALF = ' on behalf of ';

/** The words after the name of the person in a submission. */
const SUBMISSIONS = ['uploaded and submitted', 'submitted', 'accepted'];

/** Who took a step of staff, which no other record keeps; undefined in a title that the portal did not write. */
export function staffIn({
  did,
  title,
}: Pick<LogEntry, 'did' | 'title'>): { name: string; role: string } | undefined {
  const { role, text }: Partial<LogStep> = (did && LOG_STEPS[did]) ?? {};
  const end = role ? title.indexOf(` ${text}`) : -1;
  return role && end > 0 ? { name: title.slice(0, end), role } : undefined;
}

const STEPS = [...Object.values<LogStep>(LOG_STEPS).flatMap(({ text = [] }) => text), ...SUBMISSIONS];
/** With the role, as the person reads it. */
const AFTER_NAME = new RegExp(`(?:, (?:reviewer|approver|staff),)? (?:${STEPS.join('|')})(?=[ ,:]|$)`);

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
