import { reviewPath } from '../../src/config/paths.ts';
import { groupName } from '../../src/config/portal.ts';
import { formTitle } from '../../src/domain/forms/registry.ts';
import { deputyText } from '../../src/domain/people/denied.ts';
import type { UserRecord } from '../../src/domain/records/records.ts';
import { openForms } from '../../src/domain/tasks/timeline.ts';
import { plainAddress, plainName } from '../layout.ts';
import type { MailRecord } from '../records.ts';

export const TO_PERSON = `From ${groupName}. You get this mail because you have registered in its onboarding portal with this address.`;

export const TO_REVIEWERS = `From the onboarding portal of ${groupName}, to its review team.`;

export const TO_APPROVER = `From the onboarding portal of ${groupName}, to its approver.`;

export const nameOf = ({ name, email }: { name: string; email: string }) =>
  plainName(name) || plainAddress(email);

/** Like "Asha Rao (asha@agency.example)". */
export const introducerOf = ({ fpoc, fpocno }: Pick<UserRecord, 'fpoc' | 'fpocno'>) =>
  plainName(fpoc) ? `${plainName(fpoc)} (${plainAddress(fpocno)})` : plainAddress(fpocno);

export const openPortal = (portal: string, path: string) => ({
  label: 'Open the portal',
  href: `${portal}${path}`,
});

export const reviewOf = (portal: string, { uid }: { uid: string }) => openPortal(portal, reviewPath(uid));

/** Titles of the forms that are pending or returned; empty when there are none. */
export const titlesLeft = (record: MailRecord) =>
  openForms(record)
    .map(({ key }) => formTitle(record, key))
    .join(', ');

/** A deputy's decision names both (R25). */
export function decidedBy({ approval }: Pick<UserRecord, 'approval'>): [string, string][] {
  const { onBehalfOf: absent } = approval ?? {};
  if (!absent) return [];
  const names = { name: plainName(absent.name), deputyName: plainName(absent.deputyName) };
  return [['Decided by', deputyText({ ...absent, ...names })]];
}

export const helpOf = (record: Pick<UserRecord, 'fpoc' | 'fpocno'>) =>
  `Your introducer, ${introducerOf(record)}, can help.`;
