import { arrayUnion } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { LOG_ACTIONS } from '../../../src/domain/records/records.ts';
import { commonForms } from '../../support/factories.ts';
import { type Actor, allowed, denied, type Fields, givenTrainee, signedIn } from '../world.ts';
import { query } from './ownerWrites.ts';

const STEPS: Record<string, { fields: (by: string) => Fields; did: string; about: string[] }> = {
  'validates a form': {
    fields: () => ({ 'forms.bankdetails': 2 }),
    did: 'validated',
    about: ['bankdetails'],
  },
  'approves a form': { fields: () => ({ 'forms.vendorform': 3 }), did: 'approved', about: ['vendorform'] },
  'returns a form': {
    fields: () => ({
      'forms.bankdetails': -1,
      'forms.status': 0,
      'queries.bank': arrayUnion(query({ by: 'reviewer' })),
    }),
    did: 'asked',
    about: ['bankdetails'],
  },
  'asks about the profile': {
    fields: () => ({ 'forms.status': 0, 'queries.general': arrayUnion(query({ by: 'reviewer' })) }),
    did: 'asked',
    about: ['profile'],
  },
  'sends the record': {
    fields: (by) => ({ 'forms.status': 3, sent: { by, at: Date.now() } }),
    did: 'sent',
    about: [],
  },
  'accepts the record': {
    fields: (by) => ({
      'forms.status': 4,
      'forms.approved': true,
      approval: { action: 'accept', by, at: Date.now() },
    }),
    did: 'accepted',
    about: [],
  },
  'denies the record': {
    fields: (by) => ({ 'forms.status': 1, approval: { action: 'deny', by, at: Date.now() } }),
    did: 'denied',
    about: [],
  },
};
const PARTS = ['profile', 'bankdetails', 'vendorform', 'nonapplicability', 'status', 'documents'];

describe('a staff entry of the log', () => {
  const logged = ({ uid: by }: Actor, change: Fields) => ({
    logs: arrayUnion({ title: 'Ravi did', timestamp: Date.now(), by, ...change }),
  });
  const given = (status: number) =>
    givenTrainee({ forms: { ...commonForms(1), vendorform: 2, status: status as 1 } });

  test.each(Object.entries(STEPS))('R7: says what the write does when staff %s', async (name, step) => {
    const actor = signedIn({ reviewer: true, approver: true });
    const { record } = await given(name.startsWith('sends') ? 2 : name.startsWith('denies') ? 3 : 1);
    const fields = step.fields(actor.uid);
    for (const did of LOG_ACTIONS.filter((each) => each !== step.did))
      await denied(actor, record, { ...fields, ...logged(actor, { did }) });
    for (const about of PARTS.filter((each) => !step.about.includes(each)))
      await denied(actor, record, { ...fields, ...logged(actor, { did: step.did, about }) });
    const [about] = step.about;
    await allowed(actor, record, { ...fields, ...logged(actor, { did: step.did, ...(about && { about }) }) });
  });

  test('R7: an entry of staff comes with a decision only, not alone and not with a remark', async () => {
    const { record } = await given(1);
    const approver = signedIn({ approver: true });
    for (const did of ['validated', 'accepted', 'denied']) {
      await denied(approver, record, logged(approver, { did }));
      await denied(approver, record, { vendorRemark: 'Which office?', ...logged(approver, { did }) });
    }
    await allowed(approver, record, { vendorRemark: 'Which office?' });
  });
});
