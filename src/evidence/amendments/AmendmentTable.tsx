import type { Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import type { DocumentsKey, UserRecord } from '../../domain/records/records.ts';
import type { TaxEntry } from '../../domain/records/taxes.ts';
import { amendedChanges } from '../../domain/review/amendedChanges.ts';
import { flagsOfChange } from '../../domain/review/flags.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { type Change, detailChanges } from '../../domain/review/snapshotChanges.ts';
import { entryDetails, paymentLine } from '../../domain/taxes/taxSection.ts';
import { useNow } from '../../records/useNow.ts';
import { useTaxes } from '../../records/useTaxes.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { ComparedTable } from '../ChangesTable.tsx';
import { FilePreview, ReplacedFile } from '../FilePreview.tsx';
import { Flags, namesOf } from '../SectionEvidence.tsx';

interface AmendmentTableProps {
  kind: AmendmentKind;
  amendment: Amendment;
  state: ReviewState;
}

/** The values and files on record next to those of the change. Staff also read flags. */
export function AmendmentTable({ kind, amendment, state }: AmendmentTableProps) {
  const { record } = state;
  const { values } = amendment;
  const isOwn = useSignedInUser().uid === record.uid;
  const changes = kind === 'taxes' ? [] : amendedChanges(kind, amendment, state);
  return (
    <>
      {values.taxes ? (
        <AmendedTaxes record={record} taxes={values.taxes} isOwn={isOwn} />
      ) : (
        <OnRecordTable changes={changes} />
      )}
      {!isOwn && <ChangeFlags kind={kind} amendment={amendment} state={state} />}
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

/** Of the tax details on record too, which a change of the profile may contradict. */
function ChangeFlags({ kind, amendment, state }: AmendmentTableProps) {
  const { record } = state;
  const { live, retry } = useTaxes(record);
  const now = new Date(useNow());
  return (
    <LiveView live={live} onRetry={retry}>
      {(declared) => (
        <Flags
          title="Worth a second look, with this change"
          flags={flagsOfChange(kind, amendment.values, state, declared, now)}
          names={namesOf(record)}
        />
      )}
    </LiveView>
  );
}

interface AmendedTaxesProps {
  record: UserRecord;
  taxes: TaxEntry;
  isOwn: boolean;
}

/** The tax details on record next to those of the change. Staff also see the day of payment. */
function AmendedTaxes({ record, taxes, isOwn }: AmendedTaxesProps) {
  const { live, retry } = useTaxes(record);
  const line = paymentLine(taxes);
  return (
    <LiveView live={live} onRetry={retry}>
      {(onRecord) => (
        <>
          <OnRecordTable
            changes={detailChanges(onRecord ? entryDetails(onRecord) : [], entryDetails(taxes))}
          />
          {!isOwn && line && <p>{`With the change: ${line}`}</p>}
        </>
      )}
    </LiveView>
  );
}

function OnRecordTable({ changes }: { changes: readonly Change[] }) {
  return (
    <ComparedTable changes={changes} columns={['On record', 'New']}>
      <caption className="visually-hidden">What is on record, and what the change brings</caption>
    </ComparedTable>
  );
}
