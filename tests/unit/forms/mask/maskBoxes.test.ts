import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxBetween,
  changeMask,
  describeBox,
  isOnePlace,
  type MaskBox,
  MIN_SIDE,
  moved,
  NO_MASK,
  resized,
} from '../../../../src/forms/mask/maskBoxes.ts';

const BOX: MaskBox = { x: 0.2, y: 0.4, width: 0.3, height: 0.1 };
const part = fc.double({ min: 0, max: 1, noNaN: true });
const way = fc.record({
  x: fc.double({ min: -2, max: 2, noNaN: true }),
  y: fc.double({ min: -2, max: 2, noNaN: true }),
});

function isOnPicture({ x, y, width, height }: MaskBox): boolean {
  const ROUNDING = 1e-9;
  const isLarge = width >= MIN_SIDE - ROUNDING && height >= MIN_SIDE - ROUNDING;
  return isLarge && x >= 0 && y >= 0 && x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING;
}

test('a box lies between its corners, in any order', () => {
  const box = boxBetween({ x: 0.5, y: 0.1 }, { x: 0.2, y: 0.4 });
  expect(box).toEqual({ x: 0.2, y: 0.1, width: expect.closeTo(0.3), height: expect.closeTo(0.3) });
});

test('a box stays on the picture, at a size that can be grabbed', () => {
  fc.assert(
    fc.property(part, part, part, part, way, (x, y, toX, toY, by) => {
      const box = boxBetween({ x, y }, { x: toX, y: toY });
      expect([box, moved(box, by), resized(box, by)].every(isOnPicture)).toBe(true);
    }),
  );
});

test('a box is described in words', () => {
  expect(describeBox(BOX)).toBe('20 % from the left, 40 % from the top, 30 % wide, 10 % high');
});

test('a small finger movement counts as a tap', () => {
  expect(isOnePlace({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.49 })).toBe(true);
  expect(isOnePlace({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.6 })).toBe(false);
});

const one = changeMask(NO_MASK, { kind: 'add', box: BOX });

test('boxes are added, changed and removed by id', () => {
  const two = changeMask(one, { kind: 'add', box: { ...BOX, y: 0.8 } });
  expect(two.boxes.map(({ id }) => id)).toEqual([1, 2]);
  const changed = changeMask(two, { kind: 'change', id: 1, box: { ...BOX, x: 0 }, gesture: 'a' });
  expect(changed.boxes.map(({ x }) => x)).toEqual([0, 0.2]);
  const removed = changeMask(changed, { kind: 'remove', id: 1 });
  expect(removed.boxes.map(({ id }) => id)).toEqual([2]);
  expect(changeMask(removed, { kind: 'add', box: BOX }).boxes.at(-1)?.id).toBe(3);
});

test('undo reverts one gesture at a time, for any number of steps', () => {
  const steps = ['a', 'a', 'a', 'b'].reduce(
    (state, gesture, at) =>
      changeMask(state, { kind: 'change', id: 1, box: { ...BOX, x: at / 10 }, gesture }),
    one,
  );
  const before = changeMask(steps, { kind: 'undo' });
  expect(before.boxes[0]?.x).toBe(0.2);
  const first = changeMask(before, { kind: 'undo' });
  expect(first.boxes).toEqual(one.boxes);
  expect(changeMask(first, { kind: 'undo' }).boxes).toEqual([]);
  expect(changeMask(NO_MASK, { kind: 'undo' })).toEqual(NO_MASK);
});

test('the same gesture after an undo can be undone again', () => {
  const move = (state: typeof one, x: number) =>
    changeMask(state, { kind: 'change', id: 1, box: { ...BOX, x }, gesture: 'a' });
  const again = move(changeMask(move(one, 0), { kind: 'undo' }), 0.1);
  expect(changeMask(again, { kind: 'undo' }).boxes).toEqual(one.boxes);
});
