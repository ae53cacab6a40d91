import { notify } from '../../backend/notify.ts';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { notTold, queryNotice } from '../../forms/queries/queryNotice.ts';
import { UnsentMail } from '../../ui/feedback/UnsentMail.tsx';
import { useMailing } from '../../ui/feedback/useMailing.ts';
import { QueryList } from './QueryList.tsx';
import { RaiseQueryForm } from './RaiseQueryForm.tsx';

export function QueriesPage() {
  const mailing = useMailing(notify, (thrown) => notTold('raised', thrown));
  return (
    <PersonPage
      title="Queries"
      intro="Questions about your forms. Once you have fixed something, select its query to mark it as resolved."
    >
      {(record) => (
        <>
          <QueryList record={record} />
          <RaiseQueryForm
            record={record}
            onRaised={(category) => void mailing.send(queryNotice('queryasked', record, category))}
          />
          <UnsentMail mailing={mailing} />
        </>
      )}
    </PersonPage>
  );
}
