import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../../dev/project.ts';
import { COLLECTION_LIST, ownPlaces } from '../../../../src/domain/privacy/collections.ts';
import { KEPT_DATA, UNREADABLE_DATA } from '../../../../src/domain/privacy/keptData.ts';

const names = COLLECTION_LIST.map(({ name }) => name);
const namesIn = (rows: readonly { collections: readonly string[] }[]) =>
  rows.flatMap(({ collections }) => collections).toSorted();

describe('the collections of My Data and of erasing', { tags: ['mydata-kept', 'erase-everything'] }, () => {
  test('the collections are those of firestore.rules, and the tombstones', () => {
    const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
    const [, ...blocks] = [...rules.matchAll(/^ {2,4}match \/(\w+)\//gm)].map(([, name]) => `${name}`);
    expect(blocks.length).toBeGreaterThan(10);
    expect(names.toSorted()).toEqual([...blocks, 'erased'].toSorted());
  });

  test('My Data lists each collection once, as readable or as not readable', () => {
    const readable = COLLECTION_LIST.filter(({ own }) => own.length > 0).map(({ name }) => name);
    expect(namesIn(KEPT_DATA)).toEqual(readable.toSorted());
    expect(namesIn(UNREADABLE_DATA)).toEqual(names.filter((name) => !readable.includes(name)).toSorted());
  });

  test('a path that the person may read begins with its collection and the uid', () => {
    for (const { name, own } of COLLECTION_LIST) {
      for (const place of own) expect(place).toMatch(new RegExp(`^${name}/\\{uid\\}(/\\w+)*$`));
    }
    expect(ownPlaces('ram')).toContain('papers/ram/items');
  });
});
