import {
  collection,
  doc,
  documentId,
  getDocs,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { type Findings, parseFindings } from '../../domain/review/findings.ts';
import { parseReviewedRecord, type ReviewedRecord } from '../../domain/review/snapshots.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { type Listed, type LivePages, watchPages } from './livePages.ts';
import { watchDocument } from './watchDocument.ts';

/** Who waits for a decision, longest first (R9). */
export function watchApprovals(
  onPeople: (listed: Listed<ProgressRecord>) => void,
  onError: (error: AppError) => void,
): LivePages {
  const source = query(
    collection(getDatabase(), 'progress'),
    where('forms.status', '==', 3),
    orderBy('since'),
  );
  const read = (person: QueryDocumentSnapshot) => parseProgressRecord(person.id, person.data());
  return watchPages(source, read, onPeople, onError);
}

/** @param uids at most 30, as the database allows @returns what there is, by uid */
export async function findingsOf(uids: readonly string[]): Promise<Map<string, Findings>> {
  try {
    const findings = collection(getDatabase(), 'findings');
    const { docs } = await getDocs(query(findings, where(documentId(), 'in', uids)));
    return new Map(
      docs.flatMap((each) => {
        const found = parseFindings(each.data());
        return found ? [[each.id, found]] : [];
      }),
    );
  } catch (error) {
    throw toAppError(error);
  }
}

/** null when the record was sent for approval before there were findings. */
export function watchFindings(
  uid: string,
  onFindings: (findings: Findings | null) => void,
  onError: (error: AppError) => void,
): () => void {
  const reference = doc(getDatabase(), 'findings', uid);
  return watchDocument(reference, (data) => onFindings(parseFindings(data)), onError);
}

/** What the last decision was about. */
export function watchDecided(
  uid: string,
  onDecided: (decided: ReviewedRecord) => void,
  onError: (error: AppError) => void,
): () => void {
  const reference = doc(getDatabase(), 'decided', uid);
  return watchDocument(reference, (data) => onDecided(parseReviewedRecord(data)), onError);
}
