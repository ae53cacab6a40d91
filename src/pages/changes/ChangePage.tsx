import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { watchAmendments } from '../../backend/amendments/amendments.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { paths } from '../../config/paths.ts';
import {
  AMENDMENT_KIND_KEYS,
  type AmendmentKind,
  amendmentKind,
  isAmendmentOpen,
} from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { IS_OPEN, refusalOfAmending } from '../../domain/transitions/amendments.ts';
import { BackLinks } from '../../evidence/BackLinks.tsx';
import type { ChangeProps } from '../../forms/change/ChangeForm.tsx';
import { ContactChange } from '../../forms/contact/ContactChange.tsx';
import { DocumentChange } from '../../forms/documents/DocumentChange.tsx';
import { GstChange } from '../../forms/gst/GstChange.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { useWatched } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** The form of one kind of change (R20). */
export function ChangePage() {
  const { kind: named } = useParams();
  const kind = AMENDMENT_KIND_KEYS.find((each) => each === named);
  if (!kind) return <Navigate to={paths.changes} replace />;
  return (
    <PersonPage
      title={`Change: ${amendmentKind(kind).title}`}
      intro="What is on record stays in use until your change has been checked."
    >
      {(record) => (
        <>
          <BackLinks to={paths.changes} label="Back to all changes" />
          <Change key={kind} kind={kind} record={record} />
        </>
      )}
    </PersonPage>
  );
}

/** Each visit is for one kind; these two have the largest forms. */
const BankChange = lazy(() =>
  import('../../forms/bank/BankChange.tsx').then(({ BankChange: component }) => ({ default: component })),
);
const TaxChange = lazy(() =>
  import('../../forms/taxes/TaxChange.tsx').then(({ TaxChange: component }) => ({ default: component })),
);

const FORMS: Record<AmendmentKind, ComponentType<ChangeProps>> = {
  contact: ContactChange,
  bank: BankChange,
  gst: GstChange,
  document: DocumentChange,
  taxes: TaxChange,
};

function Change({ kind, record }: { kind: AmendmentKind; record: UserRecord }) {
  const { live, retry } = useWatched(record.uid, watchAmendments);
  const Form = FORMS[kind];
  return (
    <LiveView live={live} onRetry={retry}>
      {(found) => {
        const last = found[kind];
        const problem =
          refusalOfAmending(record, kind, serverNow()) ??
          (last && isAmendmentOpen(last) ? IS_OPEN : undefined);
        return problem ? (
          <Notice kind="warning" title="This cannot be changed now">
            <p className="mb-0">{problem}</p>
          </Notice>
        ) : (
          <Suspense fallback={<Loader />}>
            <Form record={record} last={last} />
          </Suspense>
        );
      }}
    </LiveView>
  );
}
