import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { FORMS, submissionsOf } from '../domain/forms/registry.ts';
import { formStatusLabel, isFormPrintable } from '../domain/forms/statuses.ts';
import type { FormKey, Query, UserRecord } from '../domain/records/records.ts';
import { formatTimestamp } from '../domain/time/dates.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { NextStep } from './NextStep.tsx';

interface StatusNoteProps {
  record: UserRecord;
  form: FormKey;
  /** How a form with queries is corrected, such as "Correct the details"; absent for one that is locked until they are resolved. */
  correction?: string;
  /** What becomes of a submitted form. */
  children?: ReactNode;
}

/** Nothing while the form is to be filled in. */
export function StatusNote({ record, form, correction, children }: StatusNoteProps) {
  const status = record.forms[form];
  const { title, name, category, logged } = FORMS[form];
  if (status === 0) return null;
  if (status === -1) {
    return (
      <Notice kind="warning" title={`There are queries about ${name}`}>
        <OpenQueries queries={record.queries[category]} />
        <p>
          {correction
            ? `${correction}, and then mark the queries as resolved under `
            : 'It is locked until they are resolved. Mark them as resolved under '}
          <Link className="alert-link" to={paths.queries}>
            Queries
          </Link>
          {correction
            ? '. After that you can submit again.'
            : '. Then you can correct it and submit it again.'}
        </p>
      </Notice>
    );
  }
  const [verb] = logged.split(' ');
  const submission = submissionsOf(record, form).at(-1);
  const text = (
    <>
      {submission
        ? `You ${verb} ${name} on ${formatTimestamp(submission.timestamp)}.`
        : 'This form has been submitted.'}{' '}
      No changes can be made now. {children}
    </>
  );
  if (status === 1) {
    return (
      <NextStep record={record} done={`${title} ${verb}`}>
        {text}
      </NextStep>
    );
  }
  return (
    <Notice kind={isFormPrintable(status) ? 'success' : 'info'} title={`Status: ${formStatusLabel(status)}`}>
      <p>{text}</p>
    </Notice>
  );
}

export function OpenQueries({ queries }: { queries: readonly Query[] }) {
  const open = queries.filter(({ status }) => status === 0);
  if (open.length === 0) return null;
  return (
    <ul>
      {open.map(({ title, timestamp }) => (
        <li key={`${timestamp} ${title}`}>{title}</li>
      ))}
    </ul>
  );
}

export function printHint(record: UserRecord, form: FormKey): string {
  return isFormPrintable(record.forms[form])
    ? 'You can print a copy.'
    : 'You can print a copy after validation.';
}
