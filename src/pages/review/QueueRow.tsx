import { Link } from 'react-router-dom';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths } from '../../config/paths.ts';
import { DASHBOARD_FORMS, FURTHER_FORMS } from '../../domain/forms/registry.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { sinceText } from '../../domain/tasks/timeline.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';

const TYPE_NAMES = { trainee: 'Trainee', vendor: 'Vendor', introducer: 'Introducer' };

/** One person of the queue; the name leads to their review. */
export function QueueRow({ person }: { person: ProgressRecord }) {
  const { uid, name, userid, usertype, forms, since } = person;
  // Progress does not say whom the further forms concern, so they show once they were touched.
  const shown = [...DASHBOARD_FORMS, ...FURTHER_FORMS.filter(({ key }) => forms[key] !== 0)];
  const changed = formatTimestamp(since);
  const isKnown = since > 0 && changed !== '';
  return (
    <tr>
      <td className="queue-person">
        <Link to={paths.reviewPerson.replace(':uid', encodeURIComponent(uid))}>{name || 'No name'}</Link>
        <span className="queue-facts">
          {userid} · {TYPE_NAMES[usertype]}
        </span>
      </td>
      <td className="queue-overall">{overallStatusLabel(forms.status)}</td>
      <td className="queue-forms">
        <ul>
          {shown.map(({ key, title, shortTitle }) => (
            <li key={key} title={title}>
              <span className="queue-form">{shortTitle}</span>
              <StatusBadge status={forms[key]} />
            </li>
          ))}
        </ul>
      </td>
      <td className="queue-waiting">
        {isKnown && (
          <time dateTime={new Date(since).toISOString()} title={changed}>
            {sinceText(since, serverNow())}
          </time>
        )}
      </td>
    </tr>
  );
}
