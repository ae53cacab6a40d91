import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { StartError } from '../dev/startError.ts';
import { isOtherWrite, pagesOf } from '../mail-service/remind/database.ts';
import { countryNamed, INDIA } from '../src/domain/countries.ts';
import { normalise } from '../src/domain/validators/normalise.ts';
import { usageOf } from './command.ts';
import { openAccounts, readProjectWords } from './project.ts';

interface Parts {
  firestore: Firestore;
  auth: Pick<Auth, 'getUsers'>;
  /** When false, an upgrade only counts. */
  writes: boolean;
}

interface Upgrade {
  /** Records of an earlier version. */
  found: number;
  written: number;
}

/** Updates the records of an earlier version. Without `--write`, and with `--dry-run`, it only counts. */
export async function main(words: string[]): Promise<number> {
  const { values, target } = readProjectWords('upgrade', words);
  const { write: writes, 'dry-run': isDry } = values;
  if (writes && isDry) throw new StartError(usageOf('upgrade'));
  const parts = { ...openAccounts(target), writes };
  console.log(sentence('progress records', await upgradeProgress(parts), writes));
  console.log(sentence('addresses', await upgradeAddresses(parts), writes));
  await parts.firestore.terminate();
  return 0;
}

function sentence(what: string, { found, written }: Upgrade, writes: boolean): string {
  if (found === 0) return `All ${what} are as this version writes them.`;
  if (!writes) return `${found} ${what} are of an earlier version. Add --write to change them.`;
  return `${written} of ${found} ${what} changed.${written < found ? ' Run it again.' : ''}`;
}

/** Adds `verified`, `invitation` and `known`, which sort the review queue, to the progress records of an earlier version. */
export function upgradeProgress(parts: Parts): Promise<Upgrade> {
  const isOld = (person: QueryDocumentSnapshot) => person.get('known') === undefined;
  return upgradeEach(parts, 'progress', isOld, async (person) => {
    const [verified, { docs: invitations }] = await Promise.all([
      isVerified(parts.auth, person),
      parts.firestore.collection('invitations').where('usedBy', '==', person.id).limit(1).get(),
    ]);
    const invitation = invitations[0]?.id ?? '';
    const identity = { verified, invitation, known: verified || invitation !== '' };
    await person.ref.update(identity, { lastUpdateTime: person.updateTime });
  });
}

async function isVerified(auth: Parts['auth'], person: QueryDocumentSnapshot): Promise<boolean> {
  const address = String(person.get('email')).toLowerCase();
  const { users } = await auth.getUsers([{ uid: person.id }]);
  return users.some(
    ({ uid, email, emailVerified }) => uid === person.id && emailVerified && email?.toLowerCase() === address,
  );
}

const SECTION = 'vendorDetails.sectionOne';
const SEEN_SECTION = `vendorform.user.${SECTION}`;

/**
 * Gives the addresses of registration forms the listed spelling of their country, and PIN codes without spaces: nothing
 * that changes their meaning. The reviewer's snapshot gets the same, so that it shows no change.
 */
export function upgradeAddresses(parts: Omit<Parts, 'auth'>): Promise<Upgrade> {
  const isOld = (user: QueryDocumentSnapshot) => Object.keys(tidiedAddress(user.get(SECTION))).length > 0;
  return upgradeEach(parts, 'users', isOld, async (user) => {
    const reviewed = await parts.firestore.doc(`reviewed/${user.id}`).get();
    const seen = tidiedAddress(reviewed.get(SEEN_SECTION));
    const batch = parts.firestore.batch();
    const tidied = under(SECTION, tidiedAddress(user.get(SECTION)));
    batch.update(user.ref, tidied, { lastUpdateTime: user.updateTime });
    if (reviewed.updateTime && Object.keys(seen).length > 0) {
      batch.update(reviewed.ref, under(SEEN_SECTION, seen), { lastUpdateTime: reviewed.updateTime });
    }
    await batch.commit();
  });
}

type Address = Record<string, string>;

/** The fields that are surely spelled otherwise now. */
function tidiedAddress(section: unknown): Address {
  const { country, pincode } = typeof section === 'object' && section !== null ? (section as Address) : {};
  const listed = typeof country === 'string' ? countryNamed(country) : undefined;
  const digits = typeof pincode === 'string' ? normalise(pincode) : '';
  const isTidied = listed === INDIA && /^[1-9][0-9]{5}$/.test(digits) && digits !== pincode;
  return {
    ...(listed !== undefined && listed !== country && { country: listed }),
    ...(isTidied && { pincode: digits }),
  };
}

function under(path: string, values: Address): Address {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}.${key}`, value]));
}

/** Counts, and with `writes` changes, each old record of a collection. A concurrent write by the person wins. */
async function upgradeEach(
  { firestore, writes }: Omit<Parts, 'auth'>,
  collection: string,
  isOld: (record: QueryDocumentSnapshot) => boolean,
  write: (record: QueryDocumentSnapshot) => Promise<void>,
): Promise<Upgrade> {
  const upgrade = { found: 0, written: 0 };
  for await (const page of pagesOf(firestore.collection(collection))) {
    const old = page.filter(isOld);
    upgrade.found += old.length;
    const written = await Promise.all(writes ? old.map((record) => isWritten(write(record))) : []);
    upgrade.written += written.filter(Boolean).length;
  }
  return upgrade;
}

async function isWritten(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isOtherWrite(error)) return false;
    throw error;
  }
}
