import { useCallback, useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formTitle, informationTitle } from '../../domain/forms/registry.ts';
import { LIST_NAMES, ROW_LISTS, SECTION_SIX } from '../../domain/forms/traineeForm.ts';
import { emptySectionSix } from '../../domain/records/defaults.ts';
import { revisedRecord } from '../../domain/records/parseRecord.ts';
import type { SectionOne as StoredSectionOne, UserRecord } from '../../domain/records/records.ts';
import { sectionOneFacts, serviceFacts } from '../../domain/sheets/registrationSheet.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { StatusNote } from '../../forms/StatusNote.tsx';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useUserRecord } from '../../records/useRecords.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
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
      <Accordion className="mb-4" alwaysOpen activeKey={openIds} onSelect={select}>
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

interface CheckAnswersProps {
  /** The record with the answers as they will be stored. */
  record: UserRecord;
  /** Closes the dialog; the link opens the section. */
  onChange: () => void;
}

/** The answers that the declaration confirms, shown above it. */
function CheckAnswers({ record, onChange }: CheckAnswersProps) {
  const { sectionOne, sectionSix = emptySectionSix() } = record.vendorDetails;
  const sections = [
    {
      id: 'collapseSectionOne',
      title: informationTitle(record),
      facts: [...sectionOneFacts(record), ...(sectionOne ? listFacts(sectionOne) : [])],
    },
    {
      id: 'collapseSectionFour',
      title: 'Declaration',
      facts: [
        ...serviceFacts(sectionSix),
        [SECTION_SIX.signatoryName.label, sectionSix.signatoryName],
        [SECTION_SIX.place.label, sectionSix.place],
        [SECTION_SIX.signatoryDate.label, formatDate(sectionSix.signatoryDate)],
      ],
    },
  ] as const;
  return sections.map(({ id, title, facts }) => (
    <section key={id} className="mb-3" aria-label={title}>
      <h3 className="h6">
        <span>{title}</span>{' '}
        <Link to={`#${id}`} aria-label={`Change ${title}`} onClick={onChange}>
          Change
        </Link>
      </h3>
      <DetailList details={facts} />
    </section>
  ));
}

/** Like "GST registration: 2"; an empty list is left out. */
function listFacts(sectionOne: StoredSectionOne): [string, string][] {
  return LIST_NAMES.map((list) => [
    ROW_LISTS[list].rowName,
    sectionOne[list].length > 0 ? `${sectionOne[list].length}` : '',
  ]);
}
