import { describe, test } from 'vitest';
import { AMENDMENT_KIND_KEYS, type AmendmentKind } from '../../../src/domain/records/amendments.ts';
import { allForms, makeTaxes } from '../../support/factories.ts';
import {
  commit,
  confirm,
  fileOf,
  give,
  givenApproved,
  giveValidated,
  justSignedIn,
  submission,
  validate,
  valuesOf,
} from '../amendments/steps.ts';
import { dayOf, giveRecord, type Person } from '../world.ts';
import { BANK, LOGS, LONG, longTexts } from './longRecords.ts';

/** A full log but one entry, an open change of each kind, and the last day of an exception. */
async function givenLong(): Promise<Person> {
  const approval = { action: 'acceptasexception', by: 'x', at: 1, until: dayOf(0) };
  const forms = { ...allForms(2), status: 5, approved: true };
  const texts = { designation: LONG, phone: `9${LONG.slice(1)}`, address: LONG.repeat(4) };
  const person = await givenApproved({
    ...texts,
    approval,
    forms,
    bankDetails: BANK,
    logs: LOGS,
    isGSTApplicable: 'yes',
  });
  for (const kind of AMENDMENT_KIND_KEYS) await give(person.uid, kind);
  await giveRecord(`taxes/${person.uid}`, { ...makeTaxes({ lowerDeduction: LOWER }) });
  return person;
}

const LOWER = { number: 'x'.repeat(100), until: '2028-02-29' };

/** The values of each kind with every text as long as it may be. */
function longValues(uid: string, kind: AmendmentKind) {
  const values = valuesOf(uid, kind);
  const file = fileOf(uid, kind, `1a2b3c4d-${'x'.repeat(1500)}.pdf`);
  if (values.taxes) return { ...values, taxes: { ...values.taxes, lowerDeduction: LOWER } };
  const documents = Object.fromEntries(
    Object.keys(values.documents).map((key) => [key, key in values.hashes ? file.link : '2096-02-29']),
  );
  if (kind === 'bank') {
    const bankDetails = { ...BANK, bankAccountNumber: `9${'x'.repeat(499)}` };
    return { ...values, documents, user: { bankDetails } };
  }
  return { ...values, documents, user: kind === 'contact' ? longTexts(values.user) : values.user };
}

describe('the largest changes', () => {
  test.each(AMENDMENT_KIND_KEYS)('R20: the person submits a change: %s', async (kind) => {
    const person = await givenLong();
    await give(person.uid, kind, { status: 0 });
    const step = submission(person.uid, longValues(person.uid, kind), { reason: LONG });
    const log = {
      title: `${person.record.name} ${LONG}`,
      timestamp: step.allowed ? step.amendment.at : 0,
      did: 'changerequested',
      about: kind,
    };
    await commit(justSignedIn(person), person.uid, kind, { ...step, log } as typeof step);
  });

  test.each(AMENDMENT_KIND_KEYS)('R20: a reviewer validates and an approver confirms: %s', async (kind) => {
    const { uid } = await givenLong();
    const long = { values: longValues(uid, kind), reason: LONG };
    await give(uid, kind, long);
    await validate(uid, kind, { reviewer: true }, kind === 'contact' ? { status: 3 } : {});
    if (kind === 'contact') return;
    await giveValidated(uid, kind, long);
    await confirm(uid, kind);
  });
});
