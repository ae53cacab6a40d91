import { sendNotice } from '../../backend/notices.ts';
import { useRecords, useUserRecord } from '../../session/useRecords.ts';
import { LiveView } from '../../ui/LiveView.tsx';
import { NoRecord } from '../../ui/NoRecord.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { UnsentMail } from '../../ui/UnsentMail.tsx';
import { useMailing } from '../../ui/useMailing.ts';
import { QueryList } from './QueryList.tsx';
import { notTold, queryNotice } from './queryNotice.ts';
import { RaiseQueryForm } from './RaiseQueryForm.tsx';

/** Queries by category, and raising one (SPEC 2, Queries). */
export function QueriesPage() {
  const records = useRecords();
  const live = useUserRecord();
  const mailing = useMailing(sendNotice, (thrown) => notTold('raised', thrown));
  return (
    <>
      <PageHeading title="Queries">
        Questions about your forms. Choose an open one when you have dealt with it.
      </PageHeading>
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record || record.usertype === 'introducer') return <NoRecord />;
          return (
            <>
              <QueryList record={record} />
              <RaiseQueryForm
                record={record}
                onRaised={(category) => void mailing.send(queryNotice('queryasked', record, category))}
              />
              <UnsentMail mailing={mailing} />
            </>
          );
        }}
      </LiveView>
    </>
  );
}
