import { useCallback, useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formTitle } from '../../domain/forms/registry.ts';
import { revisedRecord } from '../../domain/records/parseRecord.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { StatusNote } from '../../forms/StatusNote.tsx';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useUserRecord } from '../../records/useRecords.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { Declaration } from './declaration/Declaration.tsx';
import { SectionOne } from './section-one/SectionOne.tsx';
import { sectionsOf, useOpenSections } from './useOpenSections.ts';
import { useStatusUntilRedirect, useSubmission, useTraineeForm } from './useTraineeForm.ts';
import './trainee-form.scss';

const Printed = onDemand(async () => (await import('./TraineeFormSheets.tsx')).Sheet);

export function TraineeFormPage() {
  const record = lastOf(useUserRecord())?.value;
  return (
    <PersonPage title={formTitle(record, 'vendorform')} printed="sheet">
      {(record) => <TraineeForm record={record} />}
    </PersonPage>
  );
}

function TraineeForm({ record: live }: { record: UserRecord }) {
  const status = useStatusUntilRedirect(live);
  const { record } = status;
  const { openIds, open, select, handleEntered, print } = useOpenSections();
  const [isPrintable, setPrintable] = useState(false);
  const handleReady = useCallback(() => setPrintable(true), []);
  const revised = revisedRecord(record);
  const form = useTraineeForm(revised);
  const { vendorform } = record.forms;
  const submission = useSubmission(status, form, open);
  // Another tab may submit the form while the dialog is open.
  const answers = submission.isLocked ? null : submission.answers;
  const isAsking = answers !== null;
  const isBusy = submission.isPending;

  const contents = {
    collapseSectionOne: (
      <>
        <SectionOne
          section={form.sectionOne}
          isBusy={isBusy}
          record={revised}
          attempt={submission.attempts.sectionOne}
          onSave={form.storeSectionOne}
        />
        <Printed part="sectionOne" record={record} />
      </>
    ),
    collapseSectionTwo: <ElsewhereLink to={paths.bankDetails} form="Bank Details" />,
    collapseSectionThree: <ElsewhereLink to={paths.uploadDocuments} form="Documents Upload" />,
    collapseSectionFour: (
      <>
        <Declaration
          section={form.declaration}
          kind={form.kind}
          isBusy={isBusy}
          attempt={submission.attempts.declaration}
          onSave={form.storeDeclaration}
        />
        <Printed part="declaration" record={record} />
      </>
    ),
  };

  return (
    <div className="trainee-form">
      <div className="no-print">
        <StatusNote record={record} form="vendorform" />
        {record.vendorRevision && (
          <ShortNotice kind="info" title="Your changes are saved, and not submitted yet">
            Our review team sees them when you submit the form. Until then your earlier answers count.
          </ShortNotice>
        )}
      </div>
      <Printed part="heading" record={record} onReady={handleReady} />
      <Accordion alwaysOpen activeKey={openIds} onSelect={select}>
        {sectionsOf(record).map(({ id, title }) => (
          <Accordion.Item key={id} as="section" eventKey={id} aria-labelledby={`${id}-header`}>
            <Accordion.Header id={`${id}-header`} aria-controls={id}>
              {title}
            </Accordion.Header>
            {/* Typed text stays while it is closed. */}
            <Accordion.Body id={id} onEntered={() => handleEntered(id)}>
              {contents[id]}
            </Accordion.Body>
          </Accordion.Item>
        ))}
      </Accordion>
      <div className="no-print">
        <Failure>{!isAsking && submission.error}</Failure>
        <div className="form-actions">
          {!submission.isLocked && (
            <SubmitButton
              type="button"
              isPending={submission.isPending}
              onClick={() => void submission.ask()}
            >
              {submission.buttonLabel}
            </SubmitButton>
          )}
          {vendorform === 2 && <PrintButton isReady={isPrintable} onPrint={print} />}
        </div>
      </div>
      <SubmitDialog
        isOpen={isAsking}
        isPending={submission.isPending}
        error={submission.error}
        onConfirm={() => void submission.confirm()}
        onCancel={submission.cancel}
      >
        {answers && <CheckAnswers record={answers} onChange={submission.cancel} />}
      </SubmitDialog>
    </div>
  );
}

/** The printout notes that the form does not apply. */
function ElsewhereLink({ to, form }: { to: string; form: string }) {
  return (
    <>
      <Link className="no-print" to={to}>{`Go to ${form}`}</Link>
      <span className="print-only">{`See ${form}.`}</span>
    </>
  );
}
