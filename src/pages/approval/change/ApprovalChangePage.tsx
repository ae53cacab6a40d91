import { BackLinks } from '../../../evidence/BackLinks.tsx';
import '../../../evidence/evidence.scss';
import { useParams } from 'react-router-dom';
import { watchAmendments } from '../../../backend/amendments/amendments.ts';
import { paths } from '../../../config/paths.ts';
import {
  AMENDMENT_KIND_KEYS,
  type Amendment,
  type AmendmentKind,
  amendmentKind,
} from '../../../domain/records/amendments.ts';
import { isUid } from '../../../domain/records/uid.ts';
import { amendmentStatusLabel } from '../../../domain/review/amendedChanges.ts';
import { formatTimestamp } from '../../../domain/time/dates.ts';
import type { Staff } from '../../../domain/transitions/impartial.ts';
import { Visit } from '../../../evidence/Visit.tsx';
import { RecordsProvider } from '../../../records/RecordsProvider.tsx';
import { usePersonRecords } from '../../../records/usePersonRecords.ts';
import { useWatched } from '../../../records/useRecords.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ApproversOnly } from '../ApproversOnly.tsx';
import { Confirmation } from './Confirmation.tsx';

/** One validated change of an approved person, and its confirmation (R20). */
export function ApprovalChangePage() {
  const { uid = '', kind: named = '' } = useParams();
  const kind = AMENDMENT_KIND_KEYS.find((each) => each === named);
  return (
    <ApproversOnly>
      {(approver) => (
        <>
          <BackLinks to={paths.approvals} label="Back to approvals" />
          {kind && isUid(uid) ? (
            <RecordsProvider key={uid} uid={uid}>
              <Visit uid={uid}>
                <PersonsChange uid={uid} kind={kind} approver={approver} />
              </Visit>
            </RecordsProvider>
          ) : (
            <NothingNotice />
          )}
        </>
      )}
    </ApproversOnly>
  );
}

interface PersonsChangeProps {
  uid: string;
  kind: AmendmentKind;
  approver: Staff;
}

function PersonsChange({ uid, kind, approver }: PersonsChangeProps) {
  const { live, retry } = usePersonRecords();
  const amendments = useWatched(uid, watchAmendments);
  return (
    <LiveView live={live} onRetry={retry}>
      {({ record, documents }) =>
        record ? (
          <>
            <PageHeading
              title={`${amendmentKind(kind).title} of ${record.name || record.email}`}
              values={[record.name]}
            />
            <LiveView live={amendments.live} onRetry={amendments.retry}>
              {(found) => {
                const amendment = found[kind];
                return amendment?.status === 2 ? (
                  <Confirmation
                    key={amendment.at}
                    {...{ kind, amendment, approver, state: { record, documents } }}
                  />
                ) : (
                  <NothingNotice amendment={amendment} />
                );
              }}
            </LiveView>
          </>
        ) : (
          <NothingNotice />
        )
      }
    </LiveView>
  );
}

function NothingNotice({ amendment }: { amendment?: Amendment | undefined }) {
  return (
    <Notice kind="info" title="No change waits for you here">
      <p className="mb-0">
        {amendment
          ? `${amendmentStatusLabel(amendment)}, ${formatTimestamp(amendment.at)}.`
          : 'There is none.'}
      </p>
    </Notice>
  );
}
