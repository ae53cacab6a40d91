import fc from 'fast-check';
import { doc, getDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import config from '../../../portal.config.json' with { type: 'json' };
import { roleNeed, STAFF_SIGN_INS, type StaffSignIn } from '../../../src/domain/people/staffSignIn.ts';
import { samplePng } from '../../support/sampleFiles.ts';
import type { ActorOptions, SignInClaim } from '../world.ts';
import { chooseRules, withOwnEmulator } from './ownEmulator.ts';

const world = withOwnEmulator();
const choose = (staffSignIn: StaffSignIn) => chooseRules({ staffSignIn });

const PNG = samplePng(2, 2);

async function isRead(staff: ActorOptions): Promise<{ record: boolean; file: boolean }> {
  const { admin, givenTrainee, isAllowed, signedIn, storageOf } = await world();
  const person = await givenTrainee();
  const path = `vendors/${person.uid}/documents/PANTANCard`;
  await admin.storeFile({ path, ...PNG });
  const { uid, db } = signedIn(staff);
  return {
    record: await isAllowed(getDoc(doc(db, 'users', person.uid))),
    file: await isAllowed(storageOf(uid, staff).ref(path).getDownloadURL()),
  };
}

describe('where staff sign in with the code of an app', { tags: ['staff-sign-in'] }, () => {
  beforeAll(() => choose('totp'));

  test('R23: without the code, reviewers and approvers may do what any work address may', async () => {
    const { askedTable } = await import('../matrix/table.ts');
    const { WEAK_ROLES } = await import('../matrix/roles.ts');
    const records = await import('../matrix/records.ts');
    const { amendmentFile, amendmentSummaries, amendments, history } = await import(
      '../matrix/amendments.ts'
    );
    const deputies = await import('../matrix/further.ts');
    const { file } = await import('../matrix/files.ts');
    const tables = {
      ...records,
      ...deputies,
      ...{ amendments, amendmentSummaries, history, amendmentFile },
      ...{ signature: file('signature'), document: file('documents/PANTANCard') },
    };
    for (const [name, questions] of Object.entries(tables)) {
      const { table } = await askedTable(questions, ['other introducer', ...WEAK_ROLES]);
      console.info(`${name}\n${table}`);
      const [stranger, ...weak] = table
        .split('\n')
        .slice(1)
        .map((row) => row.replace(/^.*?(introducer|weak sign-in) +/, ''));
      expect(weak, name).toEqual(WEAK_ROLES.map(() => stranger));
    }
  });

  test('R23: a person without the code still reads the own record', async () => {
    const { givenTrainee, signedIn } = await world();
    const { uid } = await givenTrainee();
    const owner = signedIn({ uid, firebase: { sign_in_provider: 'password' } });
    expect((await getDoc(doc(owner.db, 'users', uid))).exists()).toBe(true);
  });
});

const claims: fc.Arbitrary<SignInClaim> = fc.record(
  {
    sign_in_provider: fc.constantFrom('password' as const, 'google.com' as const, 'microsoft.com' as const),
    sign_in_second_factor: fc.constantFrom('totp', 'phone', 'TOTP', '', 'totp2'),
  },
  { requiredKeys: ['sign_in_provider'] },
);
const staff = fc.record({
  reviewer: fc.boolean(),
  approver: fc.boolean(),
  firebase: claims,
  verified: fc.boolean(),
  email: fc.constantFrom(
    ...['asha@agency.example', 'Asha@Media.Example', 'asha@demo.example', 'asha@agency.example.org'],
    ...['asha@agencyxexample', 'asha@agency.example@demo.example', '@agency.example', ''],
  ),
});

describe.each(STAFF_SIGN_INS)('where the setting is %s', (setting) => {
  beforeAll(() => choose(setting));

  test('R23: rules and domain agree on which token of staff counts', {
    tags: ['staff-sign-in'],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(staff, async (token) => {
        const { email, verified: email_verified, firebase } = token;
        const need = roleNeed(setting, { email, email_verified, firebase }, config.workDomains);
        const counts = (token.reviewer || token.approver) && need === null;
        expect(await isRead(token)).toEqual({ record: counts, file: counts });
      }),
      { numRuns: 100 },
    );
  });
});
