import { type ReactNode, useState } from 'react';
import { notify } from '../../backend/notify.ts';
import type { Query, UserRecord } from '../../domain/records/records.ts';
import { UnsentMail } from '../../ui/feedback/UnsentMail.tsx';
import { useMailing } from '../../ui/feedback/useMailing.ts';
import { notTold, queryNotice } from './queryNotice.ts';
import { type ChosenQuery, ResolveDialog } from './ResolveDialog.tsx';

interface Resolving {
  ask: (chosen: ChosenQuery) => void;
  /** And the mail that could not be sent, if any. */
  dialog: ReactNode;
}

export function useResolving(record: UserRecord): Resolving {
  const [chosen, setChosen] = useState<ChosenQuery | null>(null);
  const mailing = useMailing(notify, (thrown) => notTold('resolved', thrown));
  const dialog = (
    <>
      {chosen && (
        <ResolveDialog
          uid={record.uid}
          chosen={chosen}
          isOpen={record.queries[chosen.category].some((query) => isSame(query, chosen.query))}
          onResolved={() => void mailing.send(queryNotice('queryresolved', record, chosen.category))}
          onClose={() => setChosen(null)}
        />
      )}
      <UnsentMail mailing={mailing} />
    </>
  );
  return { ask: setChosen, dialog };
}

function isSame(query: Query, chosen: Query): boolean {
  return (
    query.title === chosen.title && query.timestamp === chosen.timestamp && query.status === chosen.status
  );
}
