import type { Amendment } from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { TaxDetails, TaxEntry } from '../../domain/records/taxes.ts';
import { detailChanges } from '../../domain/review/snapshotChanges.ts';
import { entryDetails, paymentLine, taxFlags } from '../../domain/taxes/taxSection.ts';
import { today } from '../../records/useNow.ts';
import { useTaxes } from '../../records/useTaxes.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Flags } from '../SectionEvidence.tsx';
import { ComparedTable } from './ComparedTable.tsx';

interface AmendedTaxesProps {
  amendment: Amendment;
  record: UserRecord;
}

/** The tax details on record next to those of the change. Staff also see contradictions and the day of payment. */
export function AmendedTaxes({ amendment: { values }, record }: AmendedTaxesProps) {
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
      <ComparedTable changes={detailChanges(onRecord ? entryDetails(onRecord) : [], entryDetails(taxes))} />
      {!isOwn && <Flags flags={taxFlags(record, taxes, today())} />}
      {!isOwn && line && <p>With the change: {line}</p>}
    </>
  );
}
