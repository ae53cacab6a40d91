import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import type { Query } from '../../../src/domain/records/records.ts';
import { samplePng } from '../../support/sampleFiles.ts';
import { givenTrainee, storageOf } from '../world.ts';

// The rules have no loops: they contain each position of a list. These tests go through all of them.

const PNG = samplePng(2, 2);

function sign(uid: string): Promise<unknown> {
  const file = storageOf(uid).ref(`vendors/${uid}/signature`);
  return Promise.resolve(file.put(PNG.bytes, { contentType: PNG.contentType }));
}

async function givenQueries(count: number, last: Partial<Query>): Promise<string> {
  const general = Array.from({ length: count }, (_, at) => ({
    title: `Question ${at}`,
    timestamp: at,
    ...(at === count - 1 ? last : { status: 1, by: 'reviewer' }),
  }));
  const { uid } = await givenTrainee({ forms: { bankdetails: 2 }, queries: { general } as never });
  return uid;
}

test.each(Array.from({ length: 20 }, (_, at) => at + 1))(
  'R5: the last of %i general queries unlocks the signature',
  async (count) => {
    await assertSucceeds(sign(await givenQueries(count, { status: 0, by: 'reviewer' })));
    await assertFails(sign(await givenQueries(count, { status: 0, by: 'trainee' })));
    await assertFails(sign(await givenQueries(count, { status: 1, by: 'reviewer' })));
  },
);
