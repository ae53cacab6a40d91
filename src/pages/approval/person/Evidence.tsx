import { useId } from 'react';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { FORM_LIST, isFormListed } from '../../../domain/forms/registry.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { validationOf } from '../../../domain/review/decision.ts';
import type { Flag } from '../../../domain/review/flag.ts';
import { reviewFlags } from '../../../domain/review/flags.ts';
import {
  fileLink,
  type ReviewSection,
  type ReviewState,
  reviewSections,
} from '../../../domain/review/sections.ts';
import { formatTimestamp } from '../../../domain/time/dates.ts';
import { Details } from '../../../evidence/Details.tsx';
import { FilePreview } from '../../../evidence/FilePreview.tsx';
import { Flags } from '../../../evidence/Flags.tsx';
import { LogPanel } from '../../../evidence/LogPanel.tsx';
import { ReadLetter } from '../../../evidence/ReadLetter.tsx';
import { SectionQueries } from '../../../evidence/SectionQueries.tsx';
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';
import { SinceDecision } from './SinceDecision.tsx';
import { Summary } from './Summary.tsx';

export function Evidence({ state }: { state: ReviewState }) {
  const { record, documents } = state;
  const flags = reviewFlags(record, documents, new Date(serverNow()));
  return (
    <>
      <Summary record={record} pointCount={flags.length} />
      {record.approval && <SinceDecision state={state} />}
      <Validations record={record} />
      {reviewSections(record).map((section) => (
        <SectionEvidence
          key={section.category}
          section={section}
          state={state}
          flags={flags.filter(({ part }) => part === (section.form ?? 'profile'))}
        />
      ))}
      <LogPanel record={record} />
    </>
  );
}

/** Who validated what, and when. */
function Validations({ record }: { record: UserRecord }) {
  const forms = FORM_LIST.filter(({ key }) => isFormListed(record, key));
  return (
    <Card as="section" body aria-labelledby="validations-heading">
      <h2 id="validations-heading">Validation of the forms</h2>
      <Table className="approval-validations mb-0">
        <caption className="visually-hidden">Forms, their status and their validation</caption>
        <TableHead columns={['Form', 'Status']} />
        <tbody>
          {forms.map(({ key, title }) => {
            const entry = validationOf(record, key);
            return (
              <tr key={key}>
                <th scope="row">{title}</th>
                <td>
                  <StatusBadge status={record.forms[key]} />
                  {entry && <div>{`${entry.title}, ${formatTimestamp(entry.timestamp)}`}</div>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}

interface SectionEvidenceProps {
  section: ReviewSection;
  state: ReviewState;
  flags: readonly Flag[];
}

function SectionEvidence({ section, state, flags }: SectionEvidenceProps) {
  const { form, category, title, details, files } = section;
  const headingId = useId();
  return (
    <Card as="section" body aria-labelledby={headingId}>
      <header className="evidence-head">
        <h2 id={headingId}>{title}</h2>
        {form && <StatusBadge status={state.record.forms[form]} />}
      </header>
      <Flags flags={flags} />
      <div className={files.length > 0 ? 'approval-columns' : undefined}>
        <Details details={details} isWide={files.length === 0} />
        {files.length > 0 && (
          <div className="review-files">
            {files.map(({ key, label }) => (
              <FilePreview key={key} label={label} link={fileLink(state, key)} />
            ))}
          </div>
        )}
      </div>
      <ReadLetter form={form} record={state.record} />
      <SectionQueries queries={state.record.queries[category]} section={section} />
    </Card>
  );
}
