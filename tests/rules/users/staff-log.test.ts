import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { LOG_STEPS } from '../../../src/domain/records/logSteps.ts';
import type { OverallStatus } from '../../../src/domain/records/records.ts';
import { commonForms } from '../../support/factories.ts';
import { FULL_LOG } from '../amendments/steps.ts';
import { decisionOf } from '../review/writeStep.ts';
import {
  type Actor,
  allowed,
  denied,
  type Fields,
  giveFindings,
  givenTrainee,
  signedIn,
  update,
} from '../world.ts';
import { ask } from './ownerWrites.ts';

const STEPS: Record<string, { fields: (by: string, at?: number) => Fields; did: string; about: string[] }> = {
  'validates a form': {
    fields: () => ({ 'forms.bankdetails': 2 }),
    did: 'validated',
    about: ['bankdetails'],
  },
  'approves a form': { fields: () => ({ 'forms.vendorform': 3 }), did: 'approved', about: ['vendorform'] },
  'returns a form': {
    fields: () => ({ ...ask('bank'), 'forms.bankdetails': -1, 'forms.status': 0 }),
    did: 'asked',
    about: ['bankdetails'],
  },
  'asks about the profile': {
    fields: () => ({ ...ask('general'), 'forms.status': 0 }),
    did: 'asked',
    about: ['profile'],
  },
  'sends the record': {
    fields: (by, at = Date.now()) => ({ 'forms.status': 3, sent: { by, at } }),
    did: 'sent',
    about: [],
  },
  'accepts the record': {
    fields: (by, at = Date.now()) => decisionOf(by, 'accept', 4, { at }),
    did: 'accepted',
    about: [],
  },
  'denies the record': {
    fields: (by, at = Date.now()) => decisionOf(by, 'deny', 1, { at }),
    did: 'denied',
    about: [],
  },
};
const PARTS = ['profile', 'bankdetails', 'vendorform', 'nonapplicability', 'status', 'documents'];

const logged = ({ uid: by }: Actor, change: Fields) => ({
  logs: arrayUnion({ title: 'Ravi did', timestamp: Date.now(), by, ...change }),
});
const given = (status: OverallStatus, change: Fields = {}) =>
  givenTrainee({ forms: { ...commonForms(1), vendorform: 2, status }, ...change });
const statusBefore = (step: string) => (step.startsWith('sends') ? 2 : step.startsWith('denies') ? 3 : 1);

test.each(Object.entries(STEPS))('R7: says what the write does when staff %s', async (name, step) => {
  const actor = signedIn({ reviewer: true, approver: true });
  const { record } = await given(statusBefore(name));
  const fields = step.fields(actor.uid);
  const { at: timestamp = Date.now() } = (fields.approval ?? fields.sent ?? {}) as { at?: number };
  for (const did of Object.keys(LOG_STEPS).filter((each) => each !== step.did))
    await denied(actor, record, { ...fields, ...logged(actor, { did, timestamp }) });
  for (const about of PARTS.filter((each) => !step.about.includes(each)))
    await denied(actor, record, { ...fields, ...logged(actor, { did: step.did, about, timestamp }) });
  const [about] = step.about;
  const entry = { did: step.did, ...(about && { about }), timestamp };
  if ('approval' in fields || 'sent' in fields)
    await denied(actor, record, { ...fields, ...logged(actor, { ...entry, timestamp: timestamp - 1 }) });
  await allowed(actor, record, { ...fields, ...logged(actor, entry) });
});

test.each(Object.entries(STEPS))(
  'R7: an entry is needed until the log is full when staff %s',
  async (name, step) => {
    const actor = signedIn({ reviewer: true, approver: true });
    for (const isFull of [false, true]) {
      const { record } = await given(statusBefore(name), { logs: FULL_LOG.slice(isFull ? 0 : 1) });
      const unlogged = async (fields: Fields) => {
        await giveFindings(actor, record, fields);
        return update(actor, record, fields, { evidence: false });
      };
      const old = step.fields(actor.uid, Date.now() - 400_000);
      if ('approval' in old || 'sent' in old) await assertFails(unlogged(old));
      const timestamp = Date.now();
      const fields = step.fields(actor.uid, timestamp);
      const entry = logged(actor, { did: step.did, timestamp });
      if (isFull) await denied(actor, record, { ...fields, ...entry });
      await (isFull ? assertSucceeds : assertFails)(unlogged(fields));
      if (!isFull) await allowed(actor, record, { ...fields, ...entry });
    }
  },
);

test('R7: an entry of staff comes with a decision only, not alone and not with a remark', async () => {
  const { record } = await given(1);
  const approver = signedIn({ approver: true });
  for (const did of ['validated', 'accepted', 'denied']) {
    await denied(approver, record, logged(approver, { did }));
    await denied(approver, record, { vendorRemark: 'Which office?', ...logged(approver, { did }) });
  }
  await allowed(approver, record, { vendorRemark: 'Which office?' });
});
