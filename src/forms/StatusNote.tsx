import type { ReactNode } from 'react';
import { FORMS, formTitle, submissionsOf } from '../domain/forms/registry.ts';
import { formStatusLabel, isCorrectable, isFormPrintable } from '../domain/forms/statuses.ts';
import { AMENDMENT_KIND_KEYS, amendmentKind } from '../domain/records/amendments.ts';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import { formatTimestamp } from '../domain/time/dates.ts';
import { Notice, ShortNotice } from '../ui/feedback/Notice.tsx';
import { NextStep } from './NextStep.tsx';
import { OpenQueries, QueriesInPlace } from './queries/OpenQueries.tsx';
import { RESUBMIT } from './queries/useResolution.ts';

interface StatusNoteProps {
  record: UserRecord;
  form: FormKey;
  children?: ReactNode;
}

/** Empty while the form is editable. */
export function StatusNote({ record, form, children }: StatusNoteProps) {
  const status = record.forms[form];
  const { name, category, logged } = FORMS[form];
  const returned = {
    record,
    category,
    queries: record.queries[category].filter((query) => query.status === 0),
    title: `There are queries about ${name}`,
  };
  if (status <= 0 && !isCorrectable(form)) {
    return (
      <QueriesInPlace {...returned} isShown={status === -1}>
        The form is locked until its queries are resolved. Then you can correct it and submit it again.
      </QueriesInPlace>
    );
  }
  if (status === 0) return null;
  if (status === -1) {
    return (
      <Notice kind="warning" title={returned.title}>
        <OpenQueries {...returned} />
        <p>Correct what is asked about, reply if you wish, and then press “{RESUBMIT}” below.</p>
      </Notice>
    );
  }
  const [verb] = logged.split(' ');
  const submission = submissionsOf(record, form).at(-1);
  const text = (
    <>
      <span>{`${
        submission
          ? `You ${verb} ${name} on ${formatTimestamp(submission.timestamp)}.`
          : 'This form has been submitted.'
      }${isChangeable(record, form) ? '' : ' No changes can be made now.'}`}</span>{' '}
      <span>{children}</span>
    </>
  );
  if (status === 1) {
    return (
      <NextStep record={record} done={`${formTitle(record, form)} ${verb}`}>
        {text}
      </NextStep>
    );
  }
  return (
    <ShortNotice
      kind={isFormPrintable(status) ? 'success' : 'info'}
      title={`Status: ${formStatusLabel(status)}`}
    >
      {text}
    </ShortNotice>
  );
}

/** Whether an approved form has a change on its page (R20). */
function isChangeable({ forms }: UserRecord, form: FormKey): boolean {
  return forms.status >= 4 && AMENDMENT_KIND_KEYS.some((kind) => amendmentKind(kind).part === form);
}

export function printHint(record: UserRecord, form: FormKey): string {
  return isFormPrintable(record.forms[form])
    ? 'You can print a copy.'
    : 'You can print a copy after validation.';
}
