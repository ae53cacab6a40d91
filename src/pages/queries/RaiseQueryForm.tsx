import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { raiseQuery } from '../../backend/records/users.ts';
import { toAppError } from '../../domain/appError.ts';
import { QUERY_GROUPS } from '../../domain/forms/registry.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { hasRaisedSince } from '../../domain/transitions/queries.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { DraftState } from '../../forms/DraftState.tsx';
import { RestoredNote } from '../../forms/RestoredNote.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { type NewQuery, type QueryEntries, QuerySchema } from './querySchema.ts';

const CATEGORY_OPTIONS = QUERY_GROUPS.map(({ category, title }) => ({ value: category, label: title }));

const NOTHING: QueryEntries = { category: '', title: '' };

interface RaiseQueryFormProps {
  record: UserRecord;
  onRaised: (category: QueryCategory) => void;
}

/** Asks the compliance team something about one of the forms (R8). */
export function RaiseQueryForm({ record, onRaised }: RaiseQueryFormProps) {
  const form = useForm<QueryEntries, unknown, NewQuery>({
    resolver: valibotResolver(QuerySchema),
    defaultValues: NOTHING,
  });
  const { register, handleSubmit, reset, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, 'query', { stored: NOTHING, isLocked: false });
  const [failure, setFailure] = useState('');

  const { restored, forget } = draft;
  const isLeftOver = restored !== null && hasRaisedSince(record, getValues(), restored.at);
  useEffect(() => {
    if (!isLeftOver) return;
    reset();
    forget();
  });

  const handleRaise = async ({ category, title }: NewQuery) => {
    setFailure('');
    try {
      await raiseQuery(record.uid, category, title);
      formToast('success', 'Query Raised');
      onRaised(category);
      reset();
      forget();
    } catch (error) {
      const message = saveErrorMessage(toAppError(error));
      setFailure(message);
      formToast('error', message);
    }
  };

  return (
    <form className="panel" noValidate onSubmit={(event) => void handleSubmit(handleRaise)(event)}>
      <h2>Raise a query</h2>
      <RestoredNote draft={draft} />
      <fieldset disabled={isSubmitting}>
        <SelectField
          label="Category"
          placeholder="Choose a category"
          options={CATEGORY_OPTIONS}
          error={errors.category?.message}
          {...register('category')}
        />
        <TextAreaField
          label="Query"
          hint={`Up to ${MAX_TEXT} characters`}
          maxLength={MAX_TEXT}
          error={errors.title?.message}
          {...register('title')}
        />
      </fieldset>
      {failure && (
        <p className="field-error mb-3" role="alert">
          {failure}
        </p>
      )}
      <div className="form-actions">
        <SubmitButton isPending={isSubmitting}>Raise query</SubmitButton>
        <DraftState status={draft.status} next="It is not raised yet." />
      </div>
    </form>
  );
}
