import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { resolveQuery } from '../../backend/records/users.ts';
import type { Query, QueryCategory, UserRecord } from '../../domain/records/records.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { UnsentMail } from '../../ui/feedback/useMailing.tsx';
import { STORED } from '../../ui/stored.ts';
import { useWrite } from '../useWrite.ts';
import { ReplyField, useReply } from './ReplyField.tsx';
import { useQueryMail } from './useQueryMail.ts';

interface ChosenQuery {
  category: QueryCategory;
  query: Query;
}

/** `dialog` also shows a mail that could not be sent. */
export function useResolving(record: UserRecord): { ask: (chosen: ChosenQuery) => void; dialog: ReactNode } {
  const [chosen, setChosen] = useState<ChosenQuery | null>(null);
  const { mailReviewers, ...mailing } = useQueryMail('queryresolved');
  const dialog = (
    <>
      {chosen && (
        <ResolveDialog
          uid={record.uid}
          chosen={chosen}
          isOpen={record.queries[chosen.category].some((query) => isSameQuery(query, chosen.query))}
          onResolved={() => mailReviewers(record, chosen.category)}
          onClose={() => setChosen(null)}
        />
      )}
      <UnsentMail mailing={mailing} />
    </>
  );
  return { ask: setChosen, dialog };
}

function isSameQuery(query: Query, chosen: Query): boolean {
  return (
    query.title === chosen.title && query.timestamp === chosen.timestamp && query.status === chosen.status
  );
}

interface ResolveDialogProps {
  uid: string;
  chosen: ChosenQuery;
  /** False once the query is resolved, here or in another tab. */
  isOpen: boolean;
  onResolved: () => void;
  onClose: () => void;
}

function ResolveDialog({ uid, chosen, isOpen, onResolved, onClose }: ResolveDialogProps) {
  const { category, query } = chosen;
  const [reply, setReply, forget] = useReply(category, query);
  const [isDone, setDone] = useState(false);
  const { run, isPending, error } = useWrite(() => resolveQuery(uid, category, query, reply), {
    success: 'Query Resolved',
  });
  const handleConfirm = async () => {
    if (!(await run())) return;
    setDone(true);
    forget();
    onResolved();
    onClose();
  };

  if (!isOpen && !isPending && !isDone) return <ResolvedElsewhere reply={reply} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Mark this query as resolved?"
      confirmLabel="Resolve"
      isPending={isPending}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p {...STORED}>{query.title}</p>
      <ReplyField reply={reply} onChange={setReply} disabled={isPending} />
    </ConfirmDialog>
  );
}

function ResolvedElsewhere({ reply, onClose }: { reply: string; onClose: () => void }) {
  return (
    <ModalDialog isOpen title="This query was resolved elsewhere" onClose={onClose}>
      <Modal.Body>
        <p>It was resolved in another tab or on another device while this dialog was open.</p>
        {reply.trim() !== '' && (
          <>
            <p>Your reply was not added to it. It stays here, so that you can copy it:</p>
            <blockquote {...STORED}>{reply}</blockquote>
          </>
        )}
      </Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>Close</Button>
      </Modal.Footer>
    </ModalDialog>
  );
}
