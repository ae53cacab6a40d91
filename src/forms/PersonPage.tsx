import type { ReactNode } from 'react';
import type { DocumentsRecord, UserRecord } from '../domain/records/records.ts';
import { usePersonRecords } from '../records/usePersonRecords.ts';
import { useRecords, useUserRecord } from '../records/useRecords.ts';
import { useSignedInUser } from '../session/useSession.ts';
import { LiveView } from '../ui/feedback/LiveView.tsx';
import { ShortNotice } from '../ui/feedback/Notice.tsx';
import { RoleWaits } from '../ui/feedback/RoleWaits.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Letterhead } from '../ui/print/Letterhead.tsx';

interface PageProps {
  title: string;
  intro?: ReactNode;
  /** A letter has its own heading; the screen of a printout starts below the letterhead. */
  printed?: 'letter' | 'sheet';
}

interface PersonPageProps extends PageProps {
  children: (record: UserRecord) => ReactNode;
}

export function PersonPage({ children, ...page }: PersonPageProps) {
  const records = useRecords();
  const live = useUserRecord();
  return (
    <>
      <Heading {...page} />
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => (record && record.usertype !== 'introducer' ? children(record) : <NoRecord />)}
      </LiveView>
    </>
  );
}

interface PersonDocumentsPageProps extends PageProps {
  children: (record: UserRecord, documents: DocumentsRecord) => ReactNode;
}

export function PersonDocumentsPage({ children, ...page }: PersonDocumentsPageProps) {
  const { live, retry } = usePersonRecords();
  return (
    <>
      <Heading {...page} />
      <LiveView live={live} onRetry={retry}>
        {({ record, documents }) => (record ? children(record, documents) : <NoRecord />)}
      </LiveView>
    </>
  );
}

function Heading({ title, intro, printed }: PageProps) {
  if (printed !== 'sheet') {
    return (
      <div className={printed && 'no-print'}>
        <PageHeading title={title}>{intro}</PageHeading>
      </div>
    );
  }
  return (
    <>
      <div className="print-only">
        <Letterhead />
      </div>
      <PageHeading title={title}>{intro && <span className="no-print">{intro}</span>}</PageHeading>
    </>
  );
}

/** Shown to other roles, for example reviewers on a form's screen. */
export function NoRecord() {
  const { roleNeed } = useSignedInUser();
  if (roleNeed) return <RoleWaits need={roleNeed} />;
  return (
    <ShortNotice kind="info" title="No forms for this account">
      This account has no registration, so there is nothing to fill in here. Trainees and vendors register
      with their own address.
    </ShortNotice>
  );
}
