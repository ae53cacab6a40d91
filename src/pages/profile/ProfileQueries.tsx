import AlertLink from 'react-bootstrap/AlertLink';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** What the reviewer asks about the profile, and how to answer; nothing while no such query is open (R5). */
export function ProfileQueries({ record }: { record: UserRecord }) {
  const open = record.queries.general.filter(({ status, by }) => status === 0 && by === 'reviewer');
  if (open.length === 0) return null;
  return (
    <Notice kind="warning" title="The reviewer asks about your profile">
      <ul>
        {open.map(({ title, timestamp }) => (
          <li key={`${timestamp} ${title}`}>{title}</li>
        ))}
      </ul>
      <p>
        Correct and save your profile, and then mark each query as resolved under{' '}
        <AlertLink as={Link} to={paths.queries}>
          Queries
        </AlertLink>
        . Until then your profile can be changed, and your forms wait.
      </p>
    </Notice>
  );
}
