import Accordion from 'react-bootstrap/Accordion';
import { paths } from '../../config/paths.ts';
import { isFormEditable } from '../../domain/forms/statuses.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { AccordionSection } from './AccordionSection.tsx';
import { Declaration } from './declaration/Declaration.tsx';
import { ElsewhereLink } from './ElsewhereLink.tsx';
import { FormState } from './FormState.tsx';
import { SectionOne } from './section-one/SectionOne.tsx';
import { SECTIONS } from './sections.ts';
import { DeclarationSheet } from './sheet/DeclarationSheet.tsx';
import { SectionOneSheet } from './sheet/SectionOneSheet.tsx';
import { SheetHeading } from './sheet/SheetHeading.tsx';
import { useOpenSections } from './useOpenSections.ts';
import { usePrintForm } from './usePrintForm.ts';
import { useSubmission } from './useSubmission.ts';
import { useTraineeForm } from './useTraineeForm.ts';

/** The four sections with Submit and Print. */
export function TraineeForm({ record }: { record: UserRecord }) {
  const { openIds, open, select, expandAll, collapseAll } = useOpenSections();
  const print = usePrintForm(expandAll, collapseAll);
  const form = useTraineeForm(record);
  const submission = useSubmission(record.uid, form, open);
  const { vendorform } = record.forms;
  const isLocked = !isFormEditable(record.forms, 'vendorform');
  // Another tab may submit the form while this one asks.
  const isAsking = submission.isAsking && vendorform === 0;
  const section = { isLocked, isBusy: submission.isPending };

  const contents = {
    collapseSectionOne: (
      <>
        <SectionOne
          {...section}
          form={form.sectionOne}
          draft={form.drafts.sectionOne}
          isGstApplicable={form.isGstApplicable}
          attempt={submission.attempts.sectionOne}
          onSave={form.keepSectionOne}
        />
        <SectionOneSheet record={record} />
      </>
    ),
    collapseSectionTwo: <ElsewhereLink to={paths.bankDetails} form="Bank Details" />,
    collapseSectionThree: <ElsewhereLink to={paths.uploadDocuments} form="Documents Upload" />,
    collapseSectionFour: (
      <>
        <Declaration
          {...section}
          form={form.declaration}
          draft={form.drafts.declaration}
          attempt={submission.attempts.declaration}
          onSave={form.keepDeclaration}
        />
        <DeclarationSheet record={record} />
      </>
    ),
  };

  return (
    <div className="trainee-form">
      <div className="no-print">
        <FormState record={record} />
      </div>
      <SheetHeading record={record} />
      <Accordion alwaysOpen activeKey={openIds} onSelect={select}>
        {SECTIONS.map(({ id, title }) => (
          <AccordionSection key={id} id={id} title={title}>
            {contents[id]}
          </AccordionSection>
        ))}
      </Accordion>
      <div className="no-print">
        {submission.error && !isAsking && (
          <p className="field-error" role="alert">
            {submission.error}
          </p>
        )}
        <div className="form-actions">
          {vendorform === 0 && (
            <SubmitButton
              type="button"
              isPending={submission.isPending}
              onClick={() => void submission.ask()}
            >
              Submit
            </SubmitButton>
          )}
          {vendorform === 2 && <PrintButton onPrint={print} />}
        </div>
      </div>
      <SubmitDialog
        isOpen={isAsking}
        isPending={submission.isPending}
        error={submission.error || undefined}
        onConfirm={() => void submission.confirm()}
        onCancel={submission.cancel}
      />
    </div>
  );
}
