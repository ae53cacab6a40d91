import { FirebaseError } from 'firebase/app';
import { arrayUnion, doc, type SetOptions, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import {
  type AmendedValues,
  type Amendment,
  type AmendmentKind,
  amendmentKind,
  historyId,
  withAmendment,
} from '../../../src/domain/records/amendments.ts';
import {
  bankValues,
  contactValues,
  documentValues,
  gstValues,
  taxValues,
} from '../../../src/domain/records/newAmendments.ts';
import { parseAmendment, parseAmendmentSummary } from '../../../src/domain/records/parseAmendments.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import { parseReviewedRecord } from '../../../src/domain/review/snapshots.ts';
import type { AmendedPerson, AmendmentStep } from '../../../src/domain/transitions/amendments.ts';
import { allForms, makeBankDetails, makeTaxEntry } from '../../support/factories.ts';
import { isMap } from '../model/attempt.ts';
import {
  type Actor,
  type ActorOptions,
  admin,
  changed,
  type Fields,
  givenTrainee,
  linkOf,
  type Person,
  signedIn,
} from '../world.ts';

export const HOUR = 3_600_000;
export const HASH = 'ab'.repeat(32);
export const REASON = 'We moved to another bank';

export function fileOf(uid: string, kind: AmendmentKind, name = '1a2b3c4d-proof.pdf') {
  return { link: linkOf(uid, `amendments%2F${kind}%2F${name}`), hash: HASH };
}

/** A log that takes no entry. */
export const FULL_LOG = Array.from({ length: 500 }, (_, timestamp) => ({ title: 'Ram Kumar', timestamp }));

/** New values of each kind for this person. */
export function valuesOf(uid: string, kind: AmendmentKind): AmendedValues {
  const file = fileOf(uid, kind);
  switch (kind) {
    case 'contact':
      return contactValues({ designation: 'Director', phone: '9000000009', address: '12 Sample Marg, Pune' });
    case 'bank':
      return bankValues(makeBankDetails({ bankAccountNumber: '99912345678901' }), file);
    case 'gst':
      return gstValues('27ZZZPK0001Z1ZV', file);
    case 'document':
      return documentValues('PANTANCard', file);
    case 'taxes':
      return taxValues(makeTaxEntry({ class: 'small' }));
  }
}

/** The values with changed parts; a key that is undefined is left out. */
export function withParts(values: AmendedValues, change: Fields): AmendedValues {
  const parts = Object.entries(change).map(([part, now]) => {
    const { [part]: old }: Fields = { ...values };
    return [part, isMap(old) && isMap(now) ? changed(old, now) : now];
  });
  return changed(values, Object.fromEntries(parts)) as unknown as AmendedValues;
}

/** A vendor, reviewed and decided on, with every form validated. */
export async function givenApproved(change: Fields = {}): Promise<Person> {
  const bankDetails = makeBankDetails();
  const person = await givenTrainee(
    { usertype: 'vendor', bankDetails, forms: { ...allForms(2), status: 4, approved: true }, ...change },
    { cancelledCheque: linkOf('before'), PANTANCard: linkOf('before') },
  );
  const { designation, phone, address } = person.record;
  const seen = { by: 'earlier', at: 1 };
  const parts = {
    profile: { user: { designation, phone, address }, documents: { PANTANCard: linkOf('before') }, ...seen },
    bankdetails: { user: { bankDetails }, documents: { cancelledCheque: linkOf('before') }, ...seen },
  };
  await admin.writeRecords(
    ['reviewed', 'decided'].map((collection) => ({ path: `${collection}/${person.uid}`, data: parts })),
  );
  return person;
}

/** The person, after entering the password. */
export function justSignedIn(person: Person, authTime = Math.floor(Date.now() / 1000)): Person {
  return { ...person, db: signedIn({ uid: person.uid, authTime }).db };
}

export function staff(options: ActorOptions) {
  const actor = signedIn(options);
  return { ...actor, name: 'Ravi Reviewer' };
}

export async function read(
  uid: string,
  kind: AmendmentKind,
): Promise<AmendedPerson & { amendment?: Amendment }> {
  const dataOf = async (path: string) => (await admin.readRecord(path)) ?? undefined;
  const user = (await dataOf(`users/${uid}`)) ?? {};
  const documents = (await dataOf(`documents/${uid}`)) ?? {};
  const amendment = parseAmendment(await dataOf(`amendments/${uid}/items/${kind}`));
  const taxes = await dataOf(`taxes/${uid}`);
  return {
    record: parseUserRecord(uid, user),
    documents: parseDocumentsRecord(documents),
    raw: { user, documents, ...(taxes && { taxes }) },
    ...(amendment && { amendment }),
  };
}

/** Stores an amendment past the rules. */
export async function give(
  uid: string,
  kind: AmendmentKind,
  change: Partial<Amendment> = {},
): Promise<Amendment> {
  const at = Date.now() - 72 * HOUR;
  const amendment = {
    values: valuesOf(uid, kind),
    reason: REASON,
    status: 1,
    by: uid,
    at,
    submittedAt: at,
    ...change,
  } as const;
  const summary = parseAmendmentSummary(await admin.readRecord(`amendments/${uid}`));
  await admin.writeRecords([
    { path: `amendments/${uid}/items/${kind}`, data: { ...amendment } },
    { path: `amendments/${uid}`, data: { ...withAmendment(summary, kind, amendment) } },
  ]);
  return amendment;
}

export function giveValidated(uid: string, kind: AmendmentKind, change: Partial<Amendment> = {}) {
  const validatedAt = Date.now() - 49 * HOUR;
  return give(uid, kind, {
    status: 2,
    by: 'validator',
    at: validatedAt,
    validatedBy: 'validator',
    validatedAt,
    ...change,
  });
}

/** What of a step is written otherwise; null leaves it out. */
export interface Tampered {
  amendment?: Fields;
  user?: Fields | null;
  documents?: Fields | null;
  history?: Fields | null;
  taxes?: Fields | null;
  summary?: Fields | null;
  reviewed?: Fields | null;
  decided?: Fields | null;
  /** Of the snapshots. */
  part?: string;
  others?: Fields;
  id?: string;
  /** A second log entry of the step. */
  again?: Fields;
}

type AllowedStep = Extract<AmendmentStep, { allowed: true }>;

export type Send = (batch: WriteBatch) => unknown;

/**
 * Writes a step like the portal, all in one write, with `more`. A denied one is sent again in the opposite order: the
 * emulator stops at the first record whose rule denies, and the rule of each record has to deny it.
 */
export async function commit(
  actor: Pick<Actor, 'db' | 'uid'>,
  uid: string,
  kind: AmendmentKind,
  step: AmendmentStep,
  tampered: Tampered = {},
  ...more: Send[]
): Promise<void> {
  const writes = [...(await writesOf(actor, uid, kind, step, tampered)), ...more];
  const send = (each: readonly Send[]) => {
    const batch = writeBatch(actor.db);
    for (const write of each) write(batch);
    return batch.commit();
  };
  try {
    await send(writes.toReversed());
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') throw error;
    await send(writes);
  }
}

async function writesOf(
  actor: Pick<Actor, 'db'>,
  uid: string,
  kind: AmendmentKind,
  step: AmendmentStep,
  tampered: Tampered,
): Promise<Send[]> {
  if (!step.allowed) throw new Error(step.reason);
  const { amendment, log, history } = step;
  const { user, documents, taxes } = amendment.values;
  const writes: Send[] = [];
  const set = (path: string, data: Fields, options: SetOptions = {}) =>
    writes.push((batch) => batch.set(doc(actor.db, path), data, options));
  const update = (fields: Fields) =>
    writes.push((batch) => batch.update(doc(actor.db, 'users', uid), fields));
  const isEmpty = (fields: object) => Object.keys(fields).length === 0;

  set(`amendments/${uid}/items/${kind}`, { ...amendment, ...tampered.amendment });
  if (tampered.summary !== null) {
    const stored = parseAmendmentSummary(await admin.readRecord(`amendments/${uid}`));
    set(`amendments/${uid}`, { ...withAmendment(stored, kind, amendment), ...tampered.summary });
  }
  const fields = { ...(history && user), ...(log && { logs: arrayUnion(log) }), ...tampered.user };
  if (tampered.user !== null && !isEmpty(fields)) update(fields);
  if (tampered.again) update({ logs: arrayUnion({ ...log, ...tampered.again }) });
  if (!history) return writes;

  const id = tampered.id ?? historyId(history);
  if (tampered.history !== null) set(`history/${uid}/items/${id}`, { ...history, ...tampered.history });
  const links = { ...documents, ...tampered.documents };
  if (tampered.documents !== null && !isEmpty(links)) set(`documents/${uid}`, links, { merge: true });
  const declared = { ...(taxes && { ...taxes, at: amendment.at }), ...tampered.taxes };
  if (tampered.taxes !== null && !isEmpty(declared)) set(`taxes/${uid}`, declared);
  const { part, isConfirmed } = amendmentKind(kind);
  const to = tampered.part ?? part;
  if (!part || !to) return writes;
  for (const name of [
    'reviewed',
    ...(isConfirmed || tampered.decided ? (['decided'] as const) : []),
  ] as const) {
    const seen = parseReviewedRecord(await admin.readRecord(`${name}/${uid}`))[part];
    if (!seen || tampered[name] === null) continue;
    const kept = {
      ...seen,
      user: { ...seen.user, ...user },
      documents: { ...seen.documents, ...documents },
      ...tampered[name],
    };
    set(
      `${name}/${uid}`,
      { [to]: kept, ...tampered.others },
      {
        mergeFields: [to, ...Object.keys(tampered.others ?? {})],
      },
    );
  }
  return writes;
}

/** A submission that no rule has seen yet, whatever the domain says. */
export function submission(uid: string, values: AmendedValues, change: Partial<Amendment> = {}): AllowedStep {
  const at = Date.now();
  return {
    allowed: true,
    amendment: { values, reason: REASON, status: 1, by: uid, at, submittedAt: at, ...change },
  };
}

/** What the entry of a step says, by the status after it. */
export const STEPS_DONE = {
  [-1]: 'changerefused',
  0: 'changewithdrawn',
  1: 'changerequested',
  2: 'changevalidated',
  3: 'changeinforce',
} as const;

/** A validation or confirmation, whatever the domain says. */
export async function decision(
  uid: string,
  kind: AmendmentKind,
  by: string,
  change: Partial<Amendment>,
): Promise<AllowedStep> {
  const { amendment, raw } = await read(uid, kind);
  if (!amendment) throw new Error('There is no amendment.');
  const at = Date.now();
  const after = { ...amendment, by, at, ...change };
  const picked = (stored: Fields, like: object) =>
    Object.fromEntries(Object.keys(like).flatMap((key) => (key in stored ? [[key, stored[key]]] : [])));
  const { user, documents } = amendment.values;
  const history = {
    kind,
    user: picked(raw.user, user),
    documents: picked(raw.documents, documents),
    ...(kind === 'taxes' && { taxes: raw.taxes ?? {} }),
    by,
    at: after.at,
  };
  return {
    allowed: true,
    amendment: after,
    log: {
      title: 'Ravi Reviewer decided',
      timestamp: after.at,
      by,
      did: STEPS_DONE[after.status],
      about: kind,
    },
    ...(after.status === 3 && { history }),
  };
}

export function submit(
  person: Person,
  kind: AmendmentKind,
  values = valuesOf(person.uid, kind),
  change = {},
) {
  return commit(justSignedIn(person), person.uid, kind, submission(person.uid, values, change));
}

export const VALIDATED = (by: string) => {
  const at = Date.now();
  return { status: 2, at, validatedBy: by, validatedAt: at } as const;
};

export async function validate(
  uid: string,
  kind: AmendmentKind,
  options: ActorOptions,
  change: Partial<Amendment> = {},
  tampered: Tampered = {},
) {
  const actor = staff(options);
  const step = await decision(uid, kind, actor.uid, { ...VALIDATED(actor.uid), ...change });
  return commit(actor, uid, kind, step, tampered);
}

/** A reviewer puts submitted contact details in force. */
export function acceptContact(uid: string, tampered: Tampered = {}) {
  return validate(uid, 'contact', { reviewer: true }, { status: 3 }, tampered);
}

export async function confirm(
  uid: string,
  kind: AmendmentKind,
  options: ActorOptions = { approver: true },
  change: Partial<Amendment> = {},
  tampered: Tampered = {},
) {
  const actor = staff(options);
  const called = kind === 'bank' && { called: true };
  const step = await decision(uid, kind, actor.uid, { status: 3, ...called, ...change });
  return commit(actor, uid, kind, step, tampered);
}
