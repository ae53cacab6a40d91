import { groupName, usualDays } from '../../config/portal.ts';
import type { ProgressRecord } from '../records/records.ts';
import { openWorkShown } from '../reminders/reminders.ts';
import { formatDate, formatTimestamp } from '../time/dates.ts';
import { isShownDenied } from './denied.ts';
import type { Invitation } from './invitations.ts';

/** What an introducer sends to a person in a messenger: nothing that R13 hides, and no reason of a decision. */
export function messageTo(person: ProgressRecord, portal: string): string {
  const { forms } = person;
  const greeting = person.name ? `Dear ${person.name},` : 'Hello,';
  if (forms.approved) {
    const { action, until } = person.decision ?? {};
    if (action === 'acceptasexception') {
      const end = until ? ` until ${formatDate(until)}` : '';
      return `${greeting} your empanelment with ${groupName} was approved as an exception${end}. If you still owe something, the dashboard says what and by when: ${portal}`;
    }
    return `${greeting} your empanelment with ${groupName} is approved. You can print your forms at ${portal}`;
  }
  if (isShownDenied(person)) {
    return `${greeting} your empanelment with ${groupName} was not approved. The reason is at ${portal} – let us talk about the next step.`;
  }
  if (forms.status === 3) {
    return `${greeting} your forms for ${groupName} are checked and wait for the approval, which usually takes ${usualDays.approval} working days.`;
  }
  const { toSubmit, asked } = openWorkShown(person);
  const query = asked.length > 0 && `A reviewer has a query on ${asked.join(', ')}.`;
  if (forms.status === 2 && !query) {
    return `${greeting} your forms for ${groupName} are checked. A reviewer sends them for approval next.`;
  }
  if (forms.status > 0) {
    return [
      `${greeting} ${groupName} has received your forms. A review usually takes ${usualDays.review} working days.`,
      query
        ? `${query} Please answer it at ${portal}`
        : `The dashboard at ${portal} shows whether anything is left.`,
    ].join(' ');
  }
  return [
    `${greeting} your registration with ${groupName} is not complete yet.`,
    query,
    toSubmit.length > 0 && `Still to be submitted: ${toSubmit.join(', ')}.`,
    `Please sign in at ${portal} – the dashboard shows the next step.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function invitationMessage(invitation: Invitation, link: string): string {
  const until = formatTimestamp(invitation.expiresAt);
  return `Dear ${invitation.name}, please register with ${groupName} as a ${invitation.usertype}: ${link} – the link works until ${until} (IST). ${invitation.introducerName}`;
}
