import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { findDuplicatesOfChange, getDuplicatePeople } from '../backend/records/duplicates.ts';
import { stageText } from '../domain/people/table.ts';
import type { Amendment } from '../domain/records/amendments.ts';
import type { UserRecord } from '../domain/records/records.ts';
import type { Duplicate, UniqueField } from '../domain/review/findings.ts';
import { useRead } from '../records/useRead.ts';
import { Sentence } from '../ui/Sentence.tsx';

const FIELD_NAMES: Record<UniqueField, string> = {
  pancard: 'PAN',
  GSTIN: 'GSTIN',
  bankAccountNumber: 'account number',
  aadharcard: 'Aadhar number',
  phone: 'contact number',
};

interface DuplicatesProps {
  duplicates: readonly Duplicate[];
  /** The address of the other person's review page. */
  addressOf: (uid: string) => string;
}

/** People with the same values. Never shown to trainees and vendors, because it reveals other people. */
export function Duplicates({ duplicates, addressOf }: DuplicatesProps) {
  const headingId = useId();
  // The links work without the names, so a failure needs no message.
  const people = useRead(duplicates, getDuplicatePeople).value;
  if (duplicates.length === 0) return null;
  const uids = [...new Set(duplicates.map(({ uid }) => uid))];
  return (
    <div className="review-flags">
      <h3 id={headingId}>Also used by others</h3>
      <ul aria-labelledby={headingId}>
        {uids.map((uid) => {
          const person = people?.find((each) => each.uid === uid);
          return (
            <li key={uid}>
              <span>{`Same ${fieldsOf(duplicates, uid)} as`}</span>{' '}
              <Link to={addressOf(uid)}>
                <Sentence values={[person?.name]}>{person?.name || 'another person'}</Sentence>
              </Link>
              {person && <span>{`, ${stageText(person)}`}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** For example "PAN and contact number". */
function fieldsOf(duplicates: readonly Duplicate[], uid: string): string {
  const names = duplicates.filter((each) => each.uid === uid).map(({ field }) => FIELD_NAMES[field]);
  return new Intl.ListFormat('en').format(names);
}

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
