import { updateDoc, where } from 'firebase/firestore/lite';
import {
  commit,
  decision,
  give,
  giveValidated,
  justSignedIn,
  submission,
  valuesOf,
} from '../amendments/steps.ts';
import { patchRecord } from '../world.ts';
import { file } from './files.ts';
import type { Scene } from './roles.ts';
import { filtered, recordAt } from './table.ts';

const CREATED = 'contact';

function approve({ person }: Scene, change: object = {}): Promise<void> {
  const forms = { 'forms.status': 4, 'forms.approved': true, 'forms.bankdetails': 2 };
  return patchRecord(`users/${person.uid}`, { ...forms, ...change });
}

/** A submitted change of the contact details, and a validated one of the GST registration. */
async function prepare(scene: Scene): Promise<void> {
  await approve(scene);
  await give(scene.person.uid, 'contact');
  await giveValidated(scene.person.uid, 'gst');
}

async function create(scene: Scene): Promise<void> {
  const { role, actor, person } = scene;
  await approve(scene);
  const { db } = role === 'owner' ? justSignedIn(person) : actor;
  const step = submission(person.uid, valuesOf(person.uid, CREATED), { by: actor.uid });
  await commit({ uid: actor.uid, db }, person.uid, CREATED, step);
}

async function validate({ actor, person }: Scene): Promise<void> {
  const validated = { status: 3, validatedBy: actor.uid } as const;
  const at = Date.now();
  const step = await decision(person.uid, 'contact', actor.uid, { ...validated, at, validatedAt: at });
  await commit(actor, person.uid, 'contact', step);
}

async function confirm({ actor, person }: Scene, kind: 'gst' | 'taxes' = 'gst'): Promise<void> {
  const step = await decision(person.uid, kind, actor.uid, { status: 3 });
  await commit(actor, person.uid, kind, step);
}

/** A validated change of a vendor's tax details. */
export async function confirmTaxes(scene: Scene): Promise<void> {
  await approve(scene, { usertype: 'vendor' });
  await giveValidated(scene.person.uid, 'taxes');
  await confirm(scene, 'taxes');
}

async function takeBack({ actor, person }: Scene): Promise<void> {
  const amendment = { values: valuesOf(person.uid, 'gst'), reason: 'We moved to another bank' };
  const step = { ...amendment, status: 0, by: actor.uid, at: Date.now() } as const;
  await commit(actor, person.uid, 'gst', { allowed: true, amendment: step });
}

export const amendments = recordAt(({ person }) => `amendments/${person.uid}/items/contact`, {
  prepare,
  create,
  update: { validate, confirm: (scene) => confirm(scene), takeBack },
});

/** The status of each kind, written together with an amendment. */
export const amendmentSummaries = recordAt(({ person }) => `amendments/${person.uid}`, {
  prepare,
  list: filtered(where('waiting', 'array-contains', 'reviewer')),
  create,
  update: { alone: (_, place) => updateDoc(place, { waiting: [] }) },
});

/** What was before; `create` puts a validated change in force. */
export const history = recordAt(({ person }) => `history/${person.uid}/items/contact-1`, {
  stored: () => ({ kind: 'contact' }),
  create: async (scene) => {
    await approve(scene);
    await giveValidated(scene.person.uid, 'gst');
    await confirm(scene);
  },
  update: { change: (_, place) => updateDoc(place, { kind: 'bank' }) },
});

export const amendmentFile = file('amendments/bank/1a2b3c4d-cheque.png', { given: approve });
