import { STAFF_ROLES } from '../../../src/domain/people/roles.ts';
import {
  type Actor,
  type ActorOptions,
  givenTrainee,
  newUid,
  type Person,
  signedIn,
  signedOut,
  storageOf,
  storageSignedOut,
} from '../world.ts';

/** The roles of the caller, relative to the person whose records are requested. */
export const ROLES = [
  'unauthenticated',
  'stranger',
  'owner',
  'own introducer',
  'other introducer',
  ...STAFF_ROLES,
] as const;

/** Where staff have to sign in with a code: a role whose token names no second step (R23). */
export const WEAK_ROLES = STAFF_ROLES.map((role) => `${role}, weak sign-in` as const);
export type Role = (typeof ROLES | typeof WEAK_ROLES)[number];

type Client = ReturnType<typeof storageOf>;

/** A person with a submitted bank form, and the caller. */
export interface Scene {
  role: Role;
  person: Person;
  introducer: Actor;
  actor: Pick<Actor, 'uid' | 'email' | 'db'>;
  files: Client;
}

export async function sceneFor(role: Role): Promise<Scene> {
  const introducer = signedIn({ email: `${newUid()}@agency.example` });
  const person = await givenTrainee({ fpocno: introducer.email, forms: { status: 0, bankdetails: 1 } });
  return { role, person, introducer, ...asRole(role, person, introducer) };
}

function asRole(role: Role, person: Person, introducer: Actor): Pick<Scene, 'actor' | 'files'> {
  if (role === 'unauthenticated')
    return { actor: { uid: newUid(), email: '', db: signedOut() }, files: storageSignedOut() };
  if (role === 'owner') return withFiles(person);
  if (role === 'own introducer') return withFiles(introducer);
  if (role === 'stranger') return withFiles(signedIn());
  const claims: ActorOptions = {
    ...Object.fromEntries(STAFF_ROLES.map((each) => [each, role.startsWith(each)])),
    ...(role.endsWith('weak sign-in') && { firebase: { sign_in_provider: 'password' } }),
  };
  return withFiles(signedIn({ email: `${newUid()}@agency.example`, ...claims }), claims);
}

function withFiles(actor: Actor, claims = {}): Pick<Scene, 'actor' | 'files'> {
  return { actor, files: storageOf(actor.uid, claims) };
}
