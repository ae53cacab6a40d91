import Card from 'react-bootstrap/Card';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { raiseQuery } from '../../backend/records/users.ts';
import { privacy } from '../../config/portal.ts';
import {
  DATA_REQUESTS,
  type DataRequest,
  dataRequestsOf,
  MAX_DETAILS,
  requestTitle,
} from '../../domain/privacy/requests.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { EntryForm, useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { useField } from '../../forms/formContext.ts';
import { useQueryMail } from '../../forms/queries/useQueryMail.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { UnsentMail } from '../../ui/feedback/useMailing.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';

const REQUESTS = dataRequestsOf(privacy);

const RequestSchema = v.pipe(
  v.object({
    request: v.pipe(v.string(), v.picklist(REQUESTS, 'Choose what you ask for.')),
    details: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_DETAILS, `The details have at most ${MAX_DETAILS} characters.`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['request'], ['details']],
      ({ request, details }) => details !== '' || !DATA_REQUESTS[request].needsDetails,
      'Enter the details.',
    ),
    ['details'],
  ),
);

type RequestEntries = v.InferInput<typeof RequestSchema>;
type CheckedRequest = v.InferOutput<typeof RequestSchema>;

/** A request becomes a `general` query, so that the review team answers it like every other query. */
export function AskForm({ record }: { record: UserRecord }) {
  const { mailReviewers, ...mailing } = useQueryMail('queryasked');
  const entryForm = useEntryForm<RequestEntries, CheckedRequest>({
    id: 'data-request',
    schema: RequestSchema,
    values: { request: '', details: '' },
    entry: 'data-request',
  });
  const write = useWrite(
    ({ request, details }: CheckedRequest) =>
      raiseQuery(record.uid, 'general', requestTitle(request, details)),
    { success: 'Request sent' },
  );
  return (
    <Card as="section" body className="no-print" aria-labelledby="ask-heading">
      <h2 id="ask-heading">Ask for something</h2>
      <p>
        The request is a query to the review team, who get a mail. You see it, and that it is resolved, under
        Queries.
      </p>
      <EntryForm
        entryForm={entryForm}
        write={write}
        buttonLabel="Send request"
        onSent={() => {
          entryForm.form.reset();
          mailReviewers(record, 'general');
        }}
      >
        <Fields />
      </EntryForm>
      <UnsentMail mailing={mailing} />
    </Card>
  );
}

function Fields() {
  const fieldOf = useField<RequestEntries>();
  const request = useWatch<RequestEntries, 'request'>({ name: 'request' });
  const chosen = REQUESTS.find((key): key is DataRequest => key === request);
  return (
    <>
      <SelectField
        {...fieldOf('request')}
        label="What do you ask for?"
        placeholder="Choose"
        options={REQUESTS.map((value) => ({ value, label: DATA_REQUESTS[value].label }))}
      />
      <TextAreaField
        {...fieldOf('details')}
        label="Details"
        hint={chosen ? DATA_REQUESTS[chosen].hint : `Up to ${MAX_DETAILS} characters`}
        maxLength={MAX_DETAILS}
      />
    </>
  );
}
