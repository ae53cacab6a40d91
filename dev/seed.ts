import { makeIntroducerRecord } from '../tests/support/factories.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import type { AdminApi } from './adminApi.ts';

/** Creates the demo accounts of DESIGN 3 with their records and files, in empty emulators. */
export async function seed(admin: AdminApi): Promise<void> {
  const { introducer } = DEMO_ACCOUNTS;
  await Promise.all([
    ...Object.values(DEMO_ACCOUNTS).map((account) => createAccount(admin, account)),
    admin.writeRecords([
      {
        path: `users/${introducer.uid}`,
        data: {
          ...makeIntroducerRecord({ uid: introducer.uid, name: introducer.name, email: introducer.email }),
        },
      },
    ]),
  ]);
}

function createAccount(admin: AdminApi, { uid, email, name, claims }: DemoAccount): Promise<void> {
  const account = { uid, email, password: DEMO_PASSWORD, displayName: name, emailVerified: true };
  return admin.createAccount({ ...account, claims });
}
