import { reviewPath } from '../../src/config/paths.ts';
import { groupName } from '../../src/config/portal.ts';
import { formTitle } from '../../src/domain/forms/registry.ts';
import { deputyText } from '../../src/domain/people/logTitles.ts';
import type { UserRecord } from '../../src/domain/records/records.ts';
import { openForms } from '../../src/domain/tasks/timeline.ts';
import { isEmailAddress } from '../../src/domain/validators/emailAddress.ts';
import { plainAddress, plainName } from '../plain.ts';
import type { MailRecord } from '../records.ts';

export const TO_PERSON = `From ${groupName}. You get this mail because you have registered in its onboarding portal with this address.`;

export const TO_REVIEWERS = `From the onboarding portal of ${groupName}, to its review team.`;

export const TO_APPROVER = `From the onboarding portal of ${groupName}, to its approver.`;

type Introduced = Pick<UserRecord, 'fpoc' | 'fpocno'>;

export const nameOf = ({ name, email }: { name: string; email: string }) =>
  plainName(name) || plainAddress(email);

/** Like "Asha Rao (asha@agency.example)"; an older record may lack the name, the address or both. */
export function introducerOf({ fpoc, fpocno }: Introduced): string {
  const [name, address] = [plainName(fpoc), plainAddress(fpocno)];
  return name && address ? `${name} (${address})` : name || address;
}

/** The button to the review page. Its label says what to do there. */
export const reviewOf = (label: string, portal: string, { uid }: { uid: string }) => ({
  label,
  href: `${portal}${reviewPath(uid)}`,
});

/** Titles of the forms that are pending or returned, and of missing documents; empty when there are none. */
export const titlesLeft = (record: MailRecord, missing: readonly string[]) =>
  [...openForms(record).map(({ key }) => formTitle(record, key)), ...missing].join(', ');

/** A deputy's decision names both (R25). */
export function decidedBy({ approval }: Pick<UserRecord, 'approval'>): [string, string][] {
  const { onBehalfOf: absent } = approval ?? {};
  if (!absent) return [];
  const names = { name: plainName(absent.name), deputyName: plainName(absent.deputyName) };
  return [['Decided by', deputyText({ ...absent, ...names })]];
}

export const introducerFact = (record: Introduced): [string, string] => [
  'Introducer',
  introducerOf(record) || 'None',
];

/** The text, and who can help. */
export function withHelp(text: string, record: Introduced): string {
  const introducer = introducerOf(record);
  return introducer ? `${text} Your introducer, ${introducer}, can help.`.trim() : text;
}

/** Where a copy can be sent to the introducer. */
export const hasCopy = ({ fpocno }: Introduced) => isEmailAddress(fpocno);

export const peopleHave = (count: number) => (count === 1 ? '1 person has' : `${count} people have`);
