import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { LockedNote } from '../../ui/feedback/LockedNote.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** How the form stands and who acts next: the open queries, or why it is locked. */
export function BankStatusNote({ record }: { record: UserRecord }) {
  const status = record.forms.bankdetails;
  if (status === -1) return <OpenQueries record={record} />;
  if (status === 0) return null;
  if (status >= 2) return <LockedNote>Your bank details have been validated and are locked.</LockedNote>;
  const submission = record.logs.findLast(({ title }) => title.endsWith(' submitted Bank Details'));
  const when = submission ? ` on ${formatTimestamp(submission.timestamp)}` : '';
  return (
    <LockedNote>
      {`You submitted your bank details${when}, so they are locked. Compliance checks them next; questions will appear under Queries.`}
    </LockedNote>
  );
}

function OpenQueries({ record }: { record: UserRecord }) {
  const open = record.queries.bank.filter((query) => query.status === 0);
  return (
    <Notice kind="warning" title="There are queries about your bank details">
      {open.length > 0 && (
        <ul>
          {open.map((query) => (
            <li key={`${query.timestamp} ${query.title}`}>{query.title}</li>
          ))}
        </ul>
      )}
      <p>
        Correct the details, save the draft, and then mark the queries as resolved under{' '}
        <Link to={paths.queries}>Queries</Link>. After that you can submit again.
      </p>
    </Notice>
  );
}
