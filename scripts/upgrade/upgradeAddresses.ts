import { FieldPath, type Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { countryNamed, INDIA } from '../../src/domain/countries.ts';
import { normalise } from '../../src/domain/validators/normalise.ts';
import { isOtherWrite, type Upgrade } from './upgradeProgress.ts';

const PAGE = 100;
const SECTION = 'vendorDetails.sectionOne';

/**
 * Gives the addresses of registration forms the listed spelling of their country, and PIN codes without spaces: nothing
 * that changes their meaning. The reviewer's snapshot gets the same, so that it shows no change. A concurrent write wins.
 */
export async function upgradeAddresses(firestore: Firestore, writes: boolean): Promise<Upgrade> {
  const upgrade: Upgrade = { found: 0, written: 0 };
  const all = firestore.collection('users').orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = all; ; ) {
    const { docs } = await page.get();
    for (const user of docs) {
      const tidied = tidiedAddress(user.get(SECTION));
      if (Object.keys(tidied).length === 0) continue;
      upgrade.found += 1;
      if (writes && (await writeAddress(firestore, user, tidied))) upgrade.written += 1;
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return upgrade;
    page = all.startAfter(last);
  }
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

/** @returns false when one of the records was written since it was read */
async function writeAddress(
  firestore: Firestore,
  { id, ref, updateTime }: QueryDocumentSnapshot,
  tidied: Address,
): Promise<boolean> {
  const reviewed = await firestore.doc(`reviewed/${id}`).get();
  const seen = tidiedAddress(reviewed.get(`vendorform.user.${SECTION}`));
  const batch = firestore.batch();
  batch.update(ref, under(SECTION, tidied), { lastUpdateTime: updateTime });
  if (reviewed.updateTime && Object.keys(seen).length > 0) {
    batch.update(reviewed.ref, under(`vendorform.user.${SECTION}`, seen), {
      lastUpdateTime: reviewed.updateTime,
    });
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOtherWrite(error)) return false;
    throw error;
  }
}

function under(path: string, values: Address): Address {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}.${key}`, value]));
}
