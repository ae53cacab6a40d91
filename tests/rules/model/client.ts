import { PROJECT_ID } from '../../../dev/project.ts';
import type { FirestoreValue } from '../../../mail-service/firestoreValues.ts';
import { encodeFields } from '../../support/encodeFields.ts';
import type { Actor } from './actors.ts';
import type { Raw } from './attempt.ts';

const DATABASE = `projects/${PROJECT_ID}/databases/(default)/documents`;

/** A write of whole top-level fields; a key that `data` lacks is removed. */
export interface Write {
  path: string;
  data: Raw;
  keys: string[];
}

/**
 * Commits the writes together, as the actor.
 * @returns whether the rules allowed them
 * @throws when the emulator answers anything except success or "permission denied"
 */
export async function isCommitted(actor: Actor, writes: readonly Write[]): Promise<boolean> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${DATABASE}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokenOf(actor)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: writes.map(encodeWrite) }),
  });
  const text = await response.text();
  if (response.ok) return true;
  if (response.status === 403 && text.includes('PERMISSION_DENIED')) return false;
  throw new Error(`The emulator answered ${response.status}: ${text}`);
}

function encodeWrite({ path, data, keys }: Write): object {
  const fields: Record<string, FirestoreValue> = encodeFields(data);
  const kept = Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)));
  return { update: { name: `${DATABASE}/${path}`, fields: kept }, updateMask: { fieldPaths: keys } };
}

/** An unsigned token, which emulators accept. */
function tokenOf({ uid, email, reviewer, approver }: Actor): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    email,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...(reviewer !== undefined && { reviewer }),
    ...(approver !== undefined && { approver }),
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
