import type { Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import type { DocumentsKey, UserRecord } from '../../domain/records/records.ts';
import type { TaxDetails, TaxEntry } from '../../domain/records/taxes.ts';
import { amendedChanges } from '../../domain/review/amendedChanges.ts';
import { bankFlags } from '../../domain/review/flags.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { type Change, detailChanges } from '../../domain/review/snapshotChanges.ts';
import { entryDetails, paymentLine, taxFlags } from '../../domain/taxes/taxSection.ts';
import { today } from '../../records/useNow.ts';
import { useTaxes } from '../../records/useTaxes.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { ComparedTable } from '../ChangesTable.tsx';
import { FilePreview, ReplacedFile } from '../FilePreview.tsx';
import { Flags } from '../SectionEvidence.tsx';

interface AmendmentTableProps {
  kind: AmendmentKind;
  amendment: Amendment;
  state: ReviewState;
}

/** The values and files on record next to those of the change. */
export function AmendmentTable({ kind, amendment, state }: AmendmentTableProps) {
  const isOwn = useSignedInUser().uid === state.record.uid;
  if (kind === 'taxes') return <AmendedTaxes amendment={amendment} record={state.record} />;
  const { values } = amendment;
  const after = { ...state.record, ...values.user };
  const changes = amendedChanges(kind, amendment, state);
  return (
    <>
      <OnRecordTable changes={changes} />
      {kind === 'bank' && !isOwn && (
        <Flags flags={bankFlags(after, { ...state.documents, ...values.documents })} />
      )}
      <div className="mb-3">
        {changes.map(({ field, label, links }) => {
          const added = field in values.hashes ? values.documents[field as DocumentsKey] : undefined;
          // The new file is not in force yet.
          const captions = [`${label} on record`, `New ${label}`] as const;
          if (links) return <ReplacedFile key={field} {...links} label={label} captions={captions} />;
          return added && <FilePreview key={field} label={label} link={added} />;
        })}
      </div>
    </>
  );
}

interface AmendedTaxesProps {
  amendment: Amendment;
  record: UserRecord;
}

/** The tax details on record next to those of the change. Staff also see contradictions and the day of payment. */
function AmendedTaxes({ amendment: { values }, record }: AmendedTaxesProps) {
  const { live, retry } = useTaxes(record);
  const { taxes } = values;
  return (
    <LiveView live={live} onRetry={retry}>
      {(onRecord) => taxes && <Compared record={record} onRecord={onRecord} taxes={taxes} />}
    </LiveView>
  );
}

interface ComparedProps {
  record: UserRecord;
  onRecord: TaxDetails | null;
  taxes: TaxEntry;
}

function Compared({ record, onRecord, taxes }: ComparedProps) {
  const isOwn = useSignedInUser().uid === record.uid;
  const line = paymentLine(taxes);
  return (
    <>
      <OnRecordTable changes={detailChanges(onRecord ? entryDetails(onRecord) : [], entryDetails(taxes))} />
      {!isOwn && <Flags flags={taxFlags(record, taxes, today())} />}
      {!isOwn && line && <p>{`With the change: ${line}`}</p>}
    </>
  );
}

function OnRecordTable({ changes }: { changes: readonly Change[] }) {
  return (
    <ComparedTable changes={changes} columns={['On record', 'New']}>
      <caption className="visually-hidden">What is on record, and what the change brings</caption>
    </ComparedTable>
  );
}
