import { PersonPage } from '../../forms/PersonPage.tsx';
import { useQueryMail } from '../../forms/queries/useQueryMail.ts';
import { UnsentMail } from '../../ui/feedback/useMailing.tsx';
import { QueryList } from './QueryList.tsx';
import { RaiseQueryForm } from './RaiseQueryForm.tsx';

export function QueriesPage() {
  const { mailReviewers, ...mailing } = useQueryMail('queryasked');
  return (
    <PersonPage
      title="Queries"
      intro="Questions about your forms. Once you have fixed something, select its query to mark it as resolved."
    >
      {(record) => (
        <>
          <QueryList record={record} />
          <RaiseQueryForm record={record} onRaised={(category) => mailReviewers(record, category)} />
          <UnsentMail mailing={mailing} />
        </>
      )}
    </PersonPage>
  );
}
