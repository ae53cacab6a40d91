/** As fractions of the picture's width and height: 0 is left or top, 1 is right or bottom. */
export interface Point {
  x: number;
  y: number;
}

export interface MaskBox extends Point {
  width: number;
  height: number;
}

export interface PlacedBox extends MaskBox {
  id: number;
}

interface MaskState {
  boxes: readonly PlacedBox[];
  /** The undo history, latest last. */
  past: readonly (readonly PlacedBox[])[];
  /** Number of boxes created so far, used for ids. */
  count: number;
  /** Consecutive changes of one gesture are undone together. */
  gesture: string;
}

export type MaskChange =
  | { kind: 'add'; box: MaskBox }
  | { kind: 'change'; id: number; box: MaskBox; gesture: string }
  | { kind: 'remove'; id: number }
  | { kind: 'undo' };

export const NO_MASK: MaskState = { boxes: [], past: [], count: 0, gesture: '' };
/** Roughly the first eight digits of a card that fills the picture. */
export const FIRST_BOX: MaskBox = { x: 0.28, y: 0.76, width: 0.26, height: 0.11 };
/** A smaller box could be neither seen nor grabbed. */
export const MIN_SIDE = 0.02;
export const STEP = 0.01;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function boxBetween(from: Point, to: Point): MaskBox {
  const x = Math.min(from.x, to.x);
  const y = Math.min(from.y, to.y);
  return inside({ x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) });
}

/** At least the smallest size, and inside the picture. */
function inside({ x, y, width, height }: MaskBox): MaskBox {
  const size = { width: within(width, MIN_SIDE, 1), height: within(height, MIN_SIDE, 1) };
  return { x: within(x, 0, 1 - size.width), y: within(y, 0, 1 - size.height), ...size };
}

export function moved(box: MaskBox, by: Point): MaskBox {
  return inside({ ...box, x: box.x + by.x, y: box.y + by.y });
}

export function resized(box: MaskBox, by: Point): MaskBox {
  const width = within(box.width + by.x, MIN_SIDE, 1 - box.x);
  const height = within(box.height + by.y, MIN_SIDE, 1 - box.y);
  return { ...box, width, height };
}

/** Closer taps count as one. */
export function isOnePlace(from: Point, to: Point): boolean {
  return Math.abs(from.x - to.x) < MIN_SIDE && Math.abs(from.y - to.y) < MIN_SIDE;
}

export function changeMask(state: MaskState, change: MaskChange): MaskState {
  const { boxes, past, count } = state;
  switch (change.kind) {
    case 'add': {
      const added = { ...change.box, id: count + 1 };
      return { boxes: [...boxes, added], past: [...past, boxes], count: added.id, gesture: '' };
    }
    case 'change': {
      const { id, box, gesture } = change;
      const after = boxes.map((before) => (before.id === id ? { ...box, id } : before));
      return { ...state, boxes: after, past: gesture === state.gesture ? past : [...past, boxes], gesture };
    }
    case 'remove':
      return {
        ...state,
        boxes: boxes.filter(({ id }) => id !== change.id),
        past: [...past, boxes],
        gesture: '',
      };
    case 'undo':
      return { ...state, boxes: past.at(-1) ?? [], past: past.slice(0, -1), gesture: '' };
  }
}

export function placeStyle({ x, y, width, height }: MaskBox) {
  const percent = (part: number) => `${part * 100}%`;
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

/** For screen readers. */
export function describeBox({ x, y, width, height }: MaskBox): string {
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  return `${percent(x)} from the left, ${percent(y)} from the top, ${percent(width)} wide, ${percent(height)} high`;
}
