import { type ReactNode, useLayoutEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type ListName, ROW_LISTS } from '../../../domain/forms/traineeForm.ts';
import type { GeneralQuestion } from '../../../domain/records/records.ts';
import { FieldGroup } from '../../../forms/FieldGroup.tsx';
import { fieldId, problemAt } from '../../../forms/formContext.ts';
import { useIsLocked } from '../../../ui/fields/locked.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { emptyRow } from './sectionOneValues.ts';

interface RowListProps {
  list: ListName;
  hint: string;
  renderRow: (index: number) => ReactNode;
  /** What is known of a row that is added. */
  newRow?: () => object;
  /** Replaces the button that adds an empty row. */
  renderNewRow?: (add: (row: GeneralQuestion) => void) => ReactNode;
}

/** Each row is a group with its own name, so that "Name" is unambiguous. */
export function RowList({ list, hint, renderRow, newRow, renderNewRow }: RowListProps) {
  const { control, formState } = useFormContext<SectionOneValues>();
  const { fields, append, remove } = useFieldArray({ control, name: list });
  const rowIds = fields.map(({ id }) => id);
  useQuietRows(list, rowIds);
  const isLocked = useIsLocked();
  const problem = problemAt(formState.errors, list) ?? problemAt(formState.errors, `${list}.root`);
  const { title, rowName, max } = ROW_LISTS[list];
  const groupId = fieldId('sectionOne', list);
  return (
    <FieldGroup title={title} hint={hint} id={groupId}>
      {rowIds.map((rowId, index) => (
        <fieldset className="form-row" key={rowId}>
          <legend>{`${rowName} ${index + 1}`}</legend>
          <div className="field-grid">{renderRow(index)}</div>
          {!isLocked && (
            <Button
              variant="outline-secondary"
              size="sm"
              onClick={() => {
                remove(index);
                // Removing the row removes the button, so the list takes the focus.
                document.getElementById(groupId)?.focus();
              }}
            >
              Remove
              <span className="visually-hidden">{` ${rowName} ${index + 1}`}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {rowIds.length === 0 && isLocked && <p>None</p>}
      {problem && <p className="field-error mb-2">{problem}</p>}
      {!isLocked &&
        rowIds.length < max &&
        (renderNewRow?.((row) => append(row, { shouldFocus: false })) ?? (
          <Button
            variant="outline-secondary"
            onClick={() => append({ ...emptyRow(list), ...newRow?.() })}
          >{`Add ${rowName}`}</Button>
        ))}
    </FieldGroup>
  );
}

/**
 * After a failed submission react-hook-form validates a new row at once; here it waits for the next attempt.
 */
function useQuietRows(list: ListName, rowIds: readonly string[]): void {
  const { formState, clearErrors } = useFormContext<SectionOneValues>();
  const { errors, isSubmitting, submitCount } = formState;
  const submitted = useRef({ submitCount, rowIds });
  useLayoutEffect(() => {
    if (isSubmitting || submitted.current.submitCount !== submitCount) {
      submitted.current = { submitCount, rowIds };
    }
    for (const [index, rowId] of rowIds.entries()) {
      const isNew = !submitted.current.rowIds.includes(rowId);
      if (isNew && errors[list]?.[index]) clearErrors(`${list}.${index}`);
    }
  }, [list, rowIds, errors, isSubmitting, submitCount, clearErrors]);
}
