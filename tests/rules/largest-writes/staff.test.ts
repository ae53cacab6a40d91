import { assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { FORM_KEYS, QUERY_GROUPS } from '../../../src/domain/forms/registry.ts';
import {
  type Approval,
  DOCUMENT_KEYS,
  type FormStatuses,
  type LogAction,
} from '../../../src/domain/records/records.ts';
import { REVIEW_PARTS, type ReviewStep } from '../../../src/domain/review/snapshots.ts';
import { allForms, makeNonGst, makeSectionOne, makeSectionSix } from '../../support/factories.ts';
import { giveDelegation, onBehalfOf } from '../people/delegation.ts';
import { writeStep } from '../review/writeStep.ts';
import { log, query } from '../users/ownerWrites.ts';
import {
  type Actor,
  admin,
  dayOf,
  type Fields,
  givenTrainee,
  giveRecord,
  linkOf,
  newUid,
  type Person,
  partsBy,
  signedIn,
} from '../world.ts';
import {
  BANK,
  EINVOICING,
  FIELD,
  LOGS,
  LONG,
  longTexts,
  MSA,
  OPEN_OWN,
  twentyQueries,
} from './longRecords.ts';

/** A record with every part filled in and submitted. */
async function givenSubmitted(change: Fields = {}, forms: Partial<FormStatuses> = {}): Promise<Person> {
  const person = await givenTrainee({
    GSTIN: '',
    signImage: '',
    nongst: makeNonGst(),
    bankDetails: BANK,
    vendorDetails: { sectionOne: makeSectionOne(), sectionSix: longTexts(makeSectionSix(), 'signatoryDate') },
    einvoicing: EINVOICING,
    msa: MSA,
    logs: LOGS,
    usertype: 'vendor',
    vendortype: 'Other',
    ...change,
    forms: { status: 1, ...allForms(1), ...forms },
  });
  const keys = [...DOCUMENT_KEYS, 'signImage', 'cancelledCheque'];
  const files = Object.fromEntries(keys.map((key) => [key, linkOf(person.uid, 'x'.repeat(1800))]));
  await admin.writeRecords([{ path: `documents/${person.uid}`, data: files }]);
  return person;
}

/**
 * Writes a review like the portal: statuses and log, progress, and a snapshot of the reviewed parts, in one
 * write.
 */
async function writeReview(
  actor: Actor,
  person: Person,
  on: ReviewStep['on'],
  did: LogAction,
  fields: Fields,
): Promise<void> {
  const { at = Date.now() } = (fields.approval ?? {}) as Partial<Approval>;
  const about = on.length === 1 ? { about: on[0] } : {};
  const kept = await partsBy(person, actor.uid, on, at);
  const written = { ...fields, ...log(LONG, { by: actor.uid, did, ...about, timestamp: at }) };
  await assertSucceeds(
    writeStep(actor, person, { ...kept }, written, on === 'decision' ? 'decided' : 'reviewed'),
  );
}

describe('staff', () => {
  const both = () => signedIn({ reviewer: true, approver: true });

  test('R10: a reviewer validates all forms with a snapshot of every part', async () => {
    await writeReview(both(), await givenSubmitted(), REVIEW_PARTS, 'validated', {
      ...Object.fromEntries(FORM_KEYS.map((key) => [`forms.${key}`, 2])),
      'forms.status': 2,
    });
  });

  test('R10: a reviewer sends a record for approval with 20 duplicates', async () => {
    const person = await givenSubmitted({}, { status: 2 });
    const reviewer = both();
    const sent = { by: reviewer.uid, at: Date.now() };
    const duplicates = Array.from({ length: 20 }, () => ({ field: 'bankAccountNumber', uid: newUid() }));
    const fields = {
      'forms.status': 3,
      sent,
      ...log(LONG, { by: reviewer.uid, did: 'sent', timestamp: sent.at }),
    };
    await assertSucceeds(
      writeStep(
        reviewer,
        person,
        { points: 99, duplicates, linkKey: 'x'.repeat(64), ...sent },
        fields,
        'findings',
      ),
    );
  });

  test.each(QUERY_GROUPS)(
    'R10: a reviewer raises the 20th query about $category',
    async ({ category, form }) => {
      const person = await givenSubmitted({ queries: { [category]: twentyQueries(OPEN_OWN).slice(1) } });
      await writeReview(both(), person, [form ?? 'profile'], 'asked', {
        [`queries.${category}`]: arrayUnion(query({ title: LONG, by: 'reviewer', field: FIELD })),
        ...(form && { [`forms.${form}`]: -1 }),
        'forms.status': 0,
      });
    },
  );

  /** Everything that a decision can have. */
  const decided = (approver: Actor, action: string, terms: Fields): Fields => ({
    'forms.status': action === 'deny' ? 1 : 5,
    'forms.approved': action !== 'deny',
    approval: {
      action,
      by: approver.uid,
      at: Date.now(),
      reason: LONG.repeat(4),
      despite: ['pending', 'query', 'name', 'changed', 'decided'],
      ...terms,
    },
    vendorRemark: '',
  });
  const NAMED = { change: [...REVIEW_PARTS, ...DOCUMENT_KEYS] };
  const givenDecided = (action: string, forms: Partial<FormStatuses>) =>
    givenSubmitted(
      { vendorRemark: 'x', sent: { by: 'x', at: 1 }, approval: { action, by: 'x', at: 1 } },
      forms,
    );

  test('R9: an approver decides with a snapshot of every part', async () => {
    const person = await givenDecided('deny', { status: 3 });
    const approver = both();
    const fields = decided(approver, 'acceptasexception', { until: dayOf(90) });
    await writeReview(approver, person, 'decision', 'acceptedasexception', fields);
  });

  test('R25: a deputy decides with a snapshot of every part', async () => {
    const person = await givenDecided('accept', { status: 4, approved: true });
    await giveRecord(`reviewed/${person.uid}`, { profile: { by: 'x' } });
    const [absent, deputy] = [both(), both()];
    await giveDelegation(absent, deputy);
    const terms = { ...NAMED, onBehalfOf: onBehalfOf(absent, deputy) };
    await writeReview(deputy, person, 'decision', 'denied', decided(deputy, 'deny', terms));
  });
});
