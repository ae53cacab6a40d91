import { useState } from 'react';
import { findDuplicatesOfChange } from '../../backend/records/duplicates.ts';
import type { Amendment } from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Duplicate } from '../../domain/review/findings.ts';
import { useRead } from '../../records/useRead.ts';

const others = (found: readonly Duplicate[]) =>
  found
    .map(({ field, uid }) => `${field} ${uid}`)
    .sort()
    .join();

/**
 * People with the new values of a change; searched when it is first shown, and again with `search`. Each version needs its
 * own key.
 */
export function useDuplicatesOfChange(record: UserRecord, amendment: Amendment) {
  const [sought] = useState({ record, amendment });
  const first = useRead(sought, findDuplicatesOfChange).value;
  const [later, setLater] = useState<Duplicate[]>();
  const shown = later ?? first;
  return {
    duplicates: shown,
    /** @returns whether there are others than those shown */
    search: async () => {
      const found = await findDuplicatesOfChange({ record, amendment });
      setLater(found);
      return others(found) !== others(shown ?? []);
    },
  };
}
