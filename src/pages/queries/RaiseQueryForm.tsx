import { useEffect } from 'react';
import Card from 'react-bootstrap/Card';
import * as v from 'valibot';
import { raiseQuery } from '../../backend/records/users.ts';
import { QUERY_GROUPS } from '../../domain/forms/registry.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { hasRaisedSince } from '../../domain/transitions/queries.ts';
import { useField } from '../../forms/formContext.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';

/** The person's own query (R8, R15); the transition limits the number in a category. */
const QuerySchema = v.object({
  category: v.pipe(
    v.string(),
    v.picklist(
      QUERY_GROUPS.map(({ category }) => category),
      'Choose the category.',
    ),
  ),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter the query.'),
    v.maxLength(MAX_TEXT, `A query has at most ${MAX_TEXT} characters.`),
  ),
});

type QueryEntries = v.InferInput<typeof QuerySchema>;
type NewQuery = v.InferOutput<typeof QuerySchema>;

const CATEGORY_OPTIONS = QUERY_GROUPS.map(({ category, title }) => ({ value: category, label: title }));

const NOTHING: QueryEntries = { category: '', title: '' };

interface RaiseQueryFormProps {
  record: UserRecord;
  onRaised: (category: QueryCategory) => void;
}

/** Queries to the compliance team (R8). */
export function RaiseQueryForm({ record, onRaised }: RaiseQueryFormProps) {
  const recordForm = useRecordForm<QueryEntries, NewQuery>({
    id: 'query',
    schema: QuerySchema,
    stored: NOTHING,
    draft: 'query',
    isLocked: false,
    isShort: true,
  });
  const { form, draft } = recordForm;
  const write = useWrite(({ category, title }: NewQuery) => raiseQuery(record.uid, category, title), {
    success: 'Query Raised',
  });

  // Raised in a tab that closed before it removed the draft.
  const { restored, forget } = draft;
  const isRaised = restored !== null && hasRaisedSince(record, form.getValues(), restored.at);
  useEffect(() => {
    if (!isRaised) return;
    form.reset();
    forget();
  });

  const handleRaised = ({ category }: NewQuery) => {
    onRaised(category);
    form.reset();
  };
  return (
    <Card body>
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel="Raise query"
        unsavedText="It is not raised yet."
        onSaved={handleRaised}
        heading={<h2>Raise a query</h2>}
      >
        <Fields />
      </RecordForm>
    </Card>
  );
}

function Fields() {
  const fieldOf = useField<QueryEntries>();
  return (
    <>
      <SelectField
        {...fieldOf('category')}
        label="Category"
        placeholder="Choose a category"
        options={CATEGORY_OPTIONS}
      />
      <TextAreaField
        {...fieldOf('title')}
        label="Query"
        hint={`Up to ${MAX_TEXT} characters`}
        maxLength={MAX_TEXT}
      />
    </>
  );
}
