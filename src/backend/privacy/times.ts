import { Timestamp } from 'firebase/firestore';

/** Milliseconds of a time that the server set; undefined for any other value. */
export function timeOf(value: unknown): number | undefined {
  return value instanceof Timestamp ? value.toMillis() : undefined;
}
