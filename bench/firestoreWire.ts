import { integersIn, messagesIn, readFields } from './protobuf.ts';

/** What Firestore is asked over gRPC; the numbers are those of google/firestore/v1/firestore.proto. */
const SERVICE = '/google.firestore.v1.Firestore';
export const LISTEN = `${SERVICE}/Listen`;
const BATCH_GET = `${SERVICE}/BatchGetDocuments`;
const AGGREGATION = `${SERVICE}/RunAggregationQuery`;

/** A count is charged as one read for each thousand entries that it goes through. */
const COUNTED_PER_READ = 1000;

/** How many document reads one message of an answer is charged as. */
export function readsIn(path: string, message: Uint8Array): number {
  if (path === LISTEN) {
    const changed = messagesIn(message, 3).flatMap((change) => integersIn(change, 5));
    const missing = messagesIn(message, 4);
    return changed.length + missing.length;
  }
  if (path === BATCH_GET) return readFields(message).filter(({ number }) => number <= 2).length;
  if (path === AGGREGATION) {
    return messagesIn(message, 1)
      .flatMap((result) => messagesIn(result, 2))
      .flatMap((entry) => messagesIn(entry, 2))
      .flatMap((value) => integersIn(value, 2))
      .reduce((sum, count) => sum + Math.max(1, Math.ceil(count / COUNTED_PER_READ)), 0);
  }
  return 0;
}

/** The ids of the listeners that a request of a Listen stream starts. */
export function startedListeners(request: Uint8Array): number[] {
  return messagesIn(request, 2).flatMap((target) => integersIn(target, 5));
}

/** The ids of the listeners that a request of a Listen stream ends. */
export function endedListeners(request: Uint8Array): number[] {
  return integersIn(request, 3);
}

const REMOVED = 2;
const CURRENT = 3;

/** The ids of the listeners that have everything with this message of a Listen stream, or get nothing more. */
export function answeredListeners(message: Uint8Array): number[] {
  return messagesIn(message, 2).flatMap((change) => {
    const [type = 0] = integersIn(change, 1);
    return type === CURRENT || type === REMOVED ? integersIn(change, 2) : [];
  });
}
