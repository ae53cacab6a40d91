import { useRef, useState } from 'react';
import { raiseReviewerQuery } from '../../backend/records/reviews.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { quoteOf, READY_QUESTIONS } from '../../domain/review/questions.ts';
import { fieldOptions, type ReviewSection } from '../../domain/review/sections.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { UnsentMail } from '../../ui/feedback/useMailing.tsx';
import { focusInvalid } from '../../ui/fields/focusInvalid.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useStep } from './useStep.ts';

interface RaiseQueryDialogProps {
  isOpen: boolean;
  section: ReviewSection;
  record: UserRecord;
  reviewer: Reviewer;
  onClose: () => void;
}

/** Typed text stays until the query is raised. */
export function RaiseQueryDialog({ isOpen, section, record, reviewer, onClose }: RaiseQueryDialogProps) {
  const { form, category, title } = section;
  const { runStep, pending, error, mailing } = useStep();
  const [text, setText] = useRememberedText(`query/${record.uid}/${category}`, '');
  const [field, setField] = useRememberedText(`query-field/${record.uid}/${category}`, '');
  const [textError, setTextError] = useState<string>();
  const textField = useRef<HTMLTextAreaElement>(null);

  const quote = quoteOf(section, field);
  const ready = READY_QUESTIONS[category] ?? [];
  const isReady = ready.includes(text);
  const maxLength = MAX_TEXT - quote.length;

  const choose = (question: string) => {
    if (question !== '') setText(isReady || text.trim() === '' ? question : `${text.trim()} ${question}`);
  };
  const handleRaise = async () => {
    const problem = problemOf(text, maxLength);
    setTextError(problem);
    if (problem) return focusInvalid(textField.current);
    await runStep({
      name: 'Raise query',
      write: () =>
        raiseReviewerQuery(
          record.uid,
          { category, title: quote + text.trim(), field: field || undefined },
          reviewer,
        ).then(() => {
          setText('');
          setField('');
          onClose();
        }),
      success: 'Query Raised',
      notice: { kind: 'queryraised', person: record, ...(form && { form }) },
    });
  };

  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Raise a query on ${title}`}
        confirmLabel="Raise query"
        isPending={pending === 'Raise query'}
        error={error}
        onConfirm={() => void handleRaise()}
        onCancel={onClose}
      >
        <p>
          {form
            ? 'The person gets the form back.'
            : 'The overall status becomes Pending, so that the person can correct the profile.'}
        </p>
        <fieldset disabled={pending === 'Raise query'}>
          <SelectField
            label="Field (optional)"
            placeholder={form ? 'The form as a whole' : 'The profile as a whole'}
            options={fieldOptions(section)}
            value={field}
            onChange={(event) => setField(event.target.value)}
          />
          <SelectField
            label="Ready-made question (optional)"
            placeholder="Your own words"
            options={plainOptions(ready)}
            value={isReady ? text : ''}
            onChange={(event) => choose(event.target.value)}
          />
          {quote && <p>{`The query starts with: ${quote}`}</p>}
          <TextAreaField
            ref={textField}
            label="Query"
            hint={`Up to ${maxLength} characters. The person will see this text. Please leave out PAN, Aadhar and account numbers.`}
            maxLength={maxLength}
            error={textError}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </fieldset>
      </ConfirmDialog>
      <UnsentMail mailing={mailing} />
    </>
  );
}

function problemOf(text: string, maxLength: number): string | undefined {
  if (text.trim() === '') return 'Enter the query.';
  return text.trim().length > maxLength ? `This query has at most ${maxLength} characters.` : undefined;
}
