import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { watchAmendments } from '../../backend/amendments/amendments.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths } from '../../config/paths.ts';
import { type AmendmentKind, amendmentKind, isAmendmentOpen } from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { IS_OPEN, refusalOfAmending } from '../../domain/transitions/amendments.ts';
import { useWatched } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { ContactChange } from '../contact/ContactChange.tsx';
import { DocumentChange } from '../documents/DocumentChange.tsx';
import { GstChange } from '../gst/GstChange.tsx';
import type { ChangeProps } from './ChangeForm.tsx';

/** Each visit is for one kind; these two have the largest forms. */
const BankChange = onDemand(async () => (await import('../bank/BankChange.tsx')).BankChange, <Loader />);
const TaxChange = onDemand(async () => (await import('../taxes/TaxChange.tsx')).TaxChange, <Loader />);

const CHANGES: Record<AmendmentKind, ComponentType<ChangeProps>> = {
  contact: ContactChange,
  bank: BankChange,
  gst: GstChange,
  document: DocumentChange,
  taxes: TaxChange,
};

/** The new version of a form that is approved (R20). */
export function Change({ kind, record }: { kind: AmendmentKind; record: UserRecord }) {
  const { live, retry } = useWatched(record.uid, watchAmendments);
  const Fields = CHANGES[kind];
  return (
    <>
      <p>
        <Link to={paths.changes}>Back to all changes</Link>
      </p>
      <h2>{`Change: ${amendmentKind(kind).title}`}</h2>
      <p>What is on record stays in use until your change has been checked.</p>
      <LiveView live={live} onRetry={retry}>
        {(found) => {
          const last = found[kind];
          const problem =
            refusalOfAmending(record, kind, serverNow()) ??
            (last && isAmendmentOpen(last) ? IS_OPEN : undefined);
          return problem ? (
            <ShortNotice kind="warning" title="This cannot be changed now">
              {problem}
            </ShortNotice>
          ) : (
            <Fields record={record} last={last} />
          );
        }}
      </LiveView>
    </>
  );
}
