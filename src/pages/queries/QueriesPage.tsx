import { sendNotice } from '../../backend/mail/notices.ts';
import { NoRecord } from '../../forms/NoRecord.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { UnsentMail } from '../../ui/feedback/UnsentMail.tsx';
import { useMailing } from '../../ui/feedback/useMailing.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryList } from './QueryList.tsx';
import { notTold, queryNotice } from './queryNotice.ts';
import { RaiseQueryForm } from './RaiseQueryForm.tsx';

/** Queries by category, and raising one. */
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
