import { useEffect, useState } from 'react';
import { findDuplicates } from '../../backend/records/duplicates.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Duplicate } from '../../domain/review/findings.ts';
import { uniqueValuesOf } from '../../domain/review/uniqueValues.ts';

interface Duplicates {
  /** Absent while it is not known. */
  duplicates: Duplicate[] | undefined;
  /** What is known, or else looked for now. @throws AppError */
  find: () => Promise<Duplicate[]>;
}

const valuesOf = (record: UserRecord) => JSON.stringify(uniqueValuesOf(record));

/** Looked for once, and again when one of the values changes. */
export function useDuplicates(record: UserRecord): Duplicates {
  const [sought, setSought] = useState(record);
  if (valuesOf(sought) !== valuesOf(record)) setSought(record);
  const [found, setFound] = useState<{ for: UserRecord; duplicates: Duplicate[] }>();
  useEffect(() => {
    let isOver = false;
    findDuplicates(sought).then(
      (duplicates) => isOver || setFound({ for: sought, duplicates }),
      // They are looked for again when the record is sent for approval, which says what went wrong.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [sought]);
  const duplicates = found?.for === sought ? found.duplicates : undefined;
  return { duplicates, find: async () => duplicates ?? findDuplicates(record) };
}
