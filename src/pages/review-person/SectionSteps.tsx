import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Dropdown from 'react-bootstrap/Dropdown';
import { approveForm, validateForm } from '../../backend/records/reviews.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { ReviewSection } from '../../domain/review/sections.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { UnsentMail } from '../../ui/feedback/useMailing.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { RaiseQueryDialog } from './RaiseQueryDialog.tsx';
import { useStep } from './useStep.ts';

export function StepMessages({ error, mailing }: Pick<ReturnType<typeof useStep>, 'error' | 'mailing'>) {
  return (
    <>
      <Failure>{error}</Failure>
      <UnsentMail mailing={mailing} />
    </>
  );
}

interface SectionStepsProps {
  section: ReviewSection;
  record: UserRecord;
  reviewer: Reviewer;
  canValidate: boolean;
}

/** Validates 1 to 2, approves 2 to 3, or raises a query (R10). */
export function SectionSteps({ section, record, reviewer, canValidate }: SectionStepsProps) {
  const { form, title } = section;
  const { uid } = record;
  const { runStep, pending, error, mailing } = useStep();
  // Stays mounted after it was opened, so that typed text stays.
  const [isAsking, setAsking] = useState<boolean>();
  const status = form ? record.forms[form] : null;
  const canAsk = status !== 0 && status !== 3;
  const isBusy = pending !== undefined;
  const hidden = <span className="visually-hidden">{` ${title}`}</span>;
  return (
    <div className="review-steps">
      <div className="form-actions">
        {canAsk && (
          <Button
            variant="outline-secondary"
            size="sm"
            aria-keyshortcuts="q"
            disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            Raise query<span className="visually-hidden">{` on ${title}`}</span>
          </Button>
        )}
        {canValidate && form && status === 1 && (
          <SubmitButton
            variant="outline-secondary"
            size="sm"
            isPending={pending === 'Validate'}
            disabled={isBusy}
            onClick={() =>
              void runStep({
                name: 'Validate',
                write: () => validateForm(uid, form, reviewer),
                success: `${title} validated`,
                notice: { kind: 'formvalidated', person: record, form },
              })
            }
          >
            Validate{hidden}
          </SubmitButton>
        )}
        {canValidate && form && status === 2 && (
          <Dropdown>
            <Dropdown.Toggle variant="outline-secondary" size="sm" disabled={isBusy}>
              More<span className="visually-hidden">{` for ${title}`}</span>
            </Dropdown.Toggle>
            <Dropdown.Menu>
              <Dropdown.Item
                as="button"
                type="button"
                onClick={() =>
                  void runStep({
                    name: 'Approve',
                    write: () => approveForm(uid, form, reviewer),
                    success: `${title} approved`,
                  })
                }
              >
                Approve{hidden}
              </Dropdown.Item>
            </Dropdown.Menu>
          </Dropdown>
        )}
        {status === 0 && section.details.length > 0 && (
          <span className="text-body-secondary">Not submitted yet.</span>
        )}
        {status === 3 && <span className="text-body-secondary">Approved: nothing is left to do here.</span>}
      </div>
      <StepMessages error={error} mailing={mailing} />
      {isAsking !== undefined && (
        <RaiseQueryDialog
          isOpen={isAsking}
          section={section}
          record={record}
          reviewer={reviewer}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
