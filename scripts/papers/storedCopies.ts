import { Timestamp } from '@google-cloud/firestore';
import { parseSignedCopy, type StoredCopy } from '../../src/domain/signed/signedCopy.ts';
import type { Project } from '../project.ts';

/** The signed copies of a person with their ids, oldest first. */
export async function storedCopies(
  { firestore }: Pick<Project, 'firestore'>,
  uid: string,
): Promise<{ id: string; copy: StoredCopy }[]> {
  const { docs } = await firestore.collection(`papers/${uid}/items`).get();
  return docs
    .flatMap((document) => {
      const data = document.data();
      const { storedAt } = data;
      const copy = parseSignedCopy(data, storedAt instanceof Timestamp ? storedAt.toMillis() : 0);
      return copy ? [{ id: document.id, copy }] : [];
    })
    .toSorted((one, other) => one.copy.storedAt - other.copy.storedAt || one.id.localeCompare(other.id));
}
