import {
  collection,
  type DocumentData,
  documentId,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
  query,
  where,
} from 'firebase/firestore';
import type { DueCursor, OwnList } from '../../domain/queue/queue.ts';
import { parseAmendmentSummary } from '../../domain/records/parseAmendments.ts';
import { parseDocumentsRecord } from '../../domain/records/parseRecord.ts';
import { type CheckKind, dueKinds, parseCheckSummary } from '../../domain/review/checks.ts';
import { todayInIndia } from '../../domain/time/dates.ts';
import { parseAssignment } from '../../domain/transitions/assignments.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { serverNow } from './serverTime.ts';

/** A list with its own order: the records in it, the field of the order, and what it is due for. */
interface OwnOrder {
  records: string;
  isListed: (reviewer: string) => QueryFieldFilterConstraint;
  by: string;
  read: (data: DocumentData) => { due: string | number; kinds?: CheckKind[] };
}

const OWN_ORDERS: Record<OwnList, OwnOrder> = {
  /** People with a due check, due longest first. */
  checks: {
    records: 'checks',
    isListed: () => where('due', '<=', today()),
    by: 'due',
    read: (data) => {
      const summary = parseCheckSummary(data);
      return { due: summary.due, kinds: dueKinds(summary, today()) };
    },
  },
  /** People with a change that waits for a reviewer, longest waiting first (R20). */
  amendments: {
    records: 'amendments',
    isListed: () => where('waiting', 'array-contains', 'reviewer'),
    by: 'since',
    read: (data) => ({ due: parseAmendmentSummary(data).since }),
  },
  /** People whose documents came in under an exception, oldest first (R21). */
  delivered: {
    records: 'documents',
    isListed: () => where('cameIn', '>', 0),
    by: 'cameIn',
    read: (data) => ({ due: parseDocumentsRecord(data).cameIn ?? 0 }),
  },
  /** The people whom the reviewer has taken, first taken first (R24). */
  mine: {
    records: 'assignments',
    isListed: (reviewer) => where('reviewer', '==', reviewer),
    by: 'at',
    read: (data) => ({ due: parseAssignment(data)?.at ?? 0 }),
  },
};

export function ownList(status: OwnList, reviewer: string): Query {
  const { records, isListed, by } = OWN_ORDERS[status];
  return query(collection(getDatabase(), records), isListed(reviewer), orderBy(by), orderBy(documentId()));
}

export function dueOf(status: OwnList, document: QueryDocumentSnapshot): DueCursor & { kinds: CheckKind[] } {
  return { kinds: [], ...OWN_ORDERS[status].read(document.data()), uid: document.id };
}

function today(): string {
  return todayInIndia(new Date(serverNow()));
}
