import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { returnNamed } from '../../backend/records/reviews.ts';
import { isDenied } from '../../domain/people/denied.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { ReviewSection } from '../../domain/review/sections.ts';
import { changeLabel, leftToReturn } from '../../domain/transitions/denials.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { RaiseQueryDialog } from './RaiseQueryDialog.tsx';
import { StepMessages } from './SectionSteps.tsx';
import { useStep } from './useStep.ts';

interface DenialStepProps {
  record: UserRecord;
  reviewer: Reviewer;
  sections: readonly ReviewSection[];
}

/** After a denial: returns what the approver named (R21), or asks where to raise a query. */
export function DenialStep({ record, reviewer, sections }: DenialStepProps) {
  const { runStep, pending, error, mailing } = useStep();
  const named = leftToReturn(record);
  const returned = () =>
    runStep({
      name: 'Return',
      write: () => returnNamed(record.uid, reviewer),
      success: 'Returned to the person',
      notice: { kind: 'returned', person: record },
    });
  return (
    <>
      {named.length > 0 && (
        <SubmitButton
          isPending={pending === 'Return'}
          disabled={pending !== undefined}
          onClick={() => void returned()}
        >
          {returnLabel(record)}
        </SubmitButton>
      )}
      {named.length === 0 && isDenied(record) && <QueryMenu {...{ record, reviewer, sections }} />}
      <div className="w-100 review-messages">
        <StepMessages error={error} mailing={mailing} />
      </div>
    </>
  );
}

/** For example "Return Bank Details" or "Return 3 parts". */
function returnLabel(record: UserRecord): string {
  const [first, ...others] = leftToReturn(record);
  return first && others.length === 0
    ? `Return ${changeLabel(record, first)}`
    : `Return ${others.length + 1} parts`;
}

function QueryMenu({ record, reviewer, sections }: DenialStepProps) {
  const [asked, setAsked] = useState<ReviewSection>();
  const [isOpen, setOpen] = useState(false);
  const open = sections.filter(({ form }) => !form || [1, 2].includes(record.forms[form]));
  return (
    <>
      <Dropdown align="end">
        <Dropdown.Toggle>Raise query</Dropdown.Toggle>
        <Dropdown.Menu>
          {open.map((section) => (
            <Dropdown.Item
              key={section.category}
              as="button"
              type="button"
              onClick={() => {
                setAsked(section);
                setOpen(true);
              }}
            >
              {section.title}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown>
      {asked && (
        <RaiseQueryDialog
          key={asked.category}
          isOpen={isOpen}
          section={asked}
          record={record}
          reviewer={reviewer}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
