import { describe, expect, it } from 'vitest';
import { readProjectJson } from '../../../../dev/project.ts';
import { FORM_KEYS } from '../../../../src/domain/forms/registry.ts';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';
import {
  countText,
  parseSearch,
  QUEUE_PAGE_SIZE,
  statusesOf,
  toQueuePage,
} from '../../../../src/domain/review/queue.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    parseProgressRecord(`uid${index}`, { name: `Name ${index}`, userid: `O26${index}`, since: 1000 + index }),
  );

describe('the search of the review queue', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['meera nair', { by: 'name', prefixes: ['meera nair', 'Meera Nair', 'MEERA NAIR'] }],
    ['  Meera   Nair ', { by: 'name', prefixes: ['Meera Nair', 'MEERA NAIR', 'meera nair'] }],
    ["o'brien-shah", { by: 'name', prefixes: ["o'brien-shah", "O'Brien-Shah", "O'BRIEN-SHAH"] }],
    ['O', { by: 'name', prefixes: ['O', 'o'] }],
    ['o2611ab', { by: 'userid', prefix: 'O2611AB' }],
    ['Meera@Demo.example', { by: 'email', addresses: ['meera@demo.example', 'Meera@Demo.example'] }],
    ['meera@demo.example', { by: 'email', addresses: ['meera@demo.example'] }],
  ])('reads %j', (typed, search) => {
    expect(parseSearch(typed)).toEqual(search);
  });
});

describe('a page of the review queue', () => {
  it('has no next page when everyone fits', () => {
    const page = toQueuePage(people(QUEUE_PAGE_SIZE), null);
    expect(page.people).toHaveLength(QUEUE_PAGE_SIZE);
    expect(page.next).toBeNull();
    expect(toQueuePage([], null)).toEqual({ people: [], next: null });
  });

  it.each([
    [null, 1024],
    [{ by: 'name', prefixes: ['N'] } as const, 'Name 24'],
    [{ by: 'userid', prefix: 'O' } as const, 'O2624'],
  ])('ends with the last one shown, not with the one read beyond it: %j', (search, value) => {
    const page = toQueuePage(people(QUEUE_PAGE_SIZE + 1), search);
    expect(page.people).toHaveLength(QUEUE_PAGE_SIZE);
    expect(page.next).toEqual({ value, uid: 'uid24' });
  });

  it('counts up to a hundred', () => {
    expect([0, 1, 100, 101].map(countText)).toEqual(['0', '1', '100', '100+']);
  });

  it('waits for the reviewer from submitted until it is sent for approval', () => {
    expect(statusesOf('waiting')).toEqual([1, 2]);
    expect(statusesOf('any')).toBeNull();
    expect(statusesOf(0)).toEqual([0]);
  });
});

describe('firestore.indexes.json', () => {
  interface Index {
    collectionGroup: string;
    fields: { fieldPath: string; order: string }[];
  }
  const { indexes } = readProjectJson<{ indexes: Index[] }>('firestore.indexes.json');

  // Firestore merges indexes that share the order, so one for each filter serves every combination of them.
  it.each(['forms.status', 'usertype', ...FORM_KEYS.map((key) => `forms.${key}`)])(
    'orders progress filtered by %s by waiting longest',
    (fieldPath) => {
      expect(indexes).toContainEqual(
        expect.objectContaining({
          collectionGroup: 'progress',
          fields: [
            { fieldPath, order: 'ASCENDING' },
            { fieldPath: 'since', order: 'ASCENDING' },
          ],
        }),
      );
    },
  );
});
