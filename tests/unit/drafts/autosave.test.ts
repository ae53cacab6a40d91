import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import {
  type Draft,
  type DraftChanges,
  type DraftFields,
  fieldsOf,
  MAX_DRAFT,
} from '../../../src/domain/drafts.ts';
import type { Raw } from '../../../src/domain/records/read.ts';
import { Autosave } from '../../../src/drafts/autosave.ts';

const NOW = Date.parse('2026-11-21T05:12:00Z');
const NO_CONNECTION = new AppError('firestore/unavailable', 'no connection');
const DENIED = new AppError('firestore/permission-denied', 'denied');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A draft of one field. */
const city = (name: string): DraftFields => fieldsOf({ city: name });

/** A store whose answers the test gives, and a form that takes over what it is given. */
function opened(draft?: Draft, waiting?: DraftChanges) {
  let memory: Raw | undefined = waiting;
  const load = vi.fn<() => Promise<Draft | undefined>>().mockResolvedValue(draft);
  const save = vi.fn<(changes: DraftChanges) => Promise<void>>().mockResolvedValue();
  const remember = (changes: DraftChanges) => {
    memory = Object.keys(changes).length > 0 ? changes : undefined;
  };
  let form: DraftFields = {};
  const onFound = vi.fn<(draft: Draft) => void>(({ values }) => {
    form = { ...fieldsOf(values), ...form };
    autosave.note(form);
  });
  const autosave = new Autosave({ load, save, remember, recall: () => memory }, onFound);
  const states: string[] = [];
  autosave.subscribe(() => states.push(autosave.getSnapshot().state));
  return { autosave, load, save, onFound, states, remembered: () => memory, remember };
}

async function started(draft?: Draft, waiting?: DraftChanges) {
  const all = opened(draft, waiting);
  all.autosave.start();
  await vi.advanceTimersByTimeAsync(0);
  return all;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release: () => release() };
}

describe('when a draft is saved', () => {
  it('again when what was stored before is typed while something else is on its way', async () => {
    const { autosave, load, save, onFound, remembered } = opened();
    onFound.mockImplementation(() => {});
    const reading = held();
    load.mockReturnValue(reading.promise.then(() => ({ values: { city: 'Pune' }, at: NOW })));
    autosave.start();
    autosave.note(city(''));
    const writing = held();
    save.mockReturnValueOnce(writing.promise);
    reading.release();
    await pass(0);
    expect(save).toHaveBeenCalledExactlyOnceWith(city(''));
    autosave.note(city('Pune'));
    expect(autosave.getSnapshot().state).toBe('saving');
    expect(remembered()).toEqual(city('Pune'));
    writing.release();
    await pass(2000);
    expect(save.mock.lastCall).toEqual([city('Pune')]);
    expect(autosave.getSnapshot().state).toBe('saved');
  });

  it('once, when the typing has rested for 800 ms', async () => {
    const { autosave, save, states } = await started();
    autosave.note(city('P'));
    await pass(500);
    autosave.note(city('Pu'));
    await pass(799);
    expect(save).not.toHaveBeenCalled();
    await pass(1);
    expect(save.mock.calls).toEqual([[{ city: '"Pu"' }]]);
    expect(states).toEqual(['saving', 'saved']);
    expect(autosave.getSnapshot()).toEqual({ state: 'saved', at: NOW + 1300 });
  });

  it('within 1.5 seconds of the first keystroke, however long the typing goes on', async () => {
    const { autosave, save } = await started();
    for (let typed = 1; typed <= 40; typed += 1) {
      autosave.note(city('x'.repeat(typed)));
      await pass(100);
    }
    expect(save.mock.calls.map(([{ city: text }]) => text?.length)).toEqual([17, 32]);
    await pass(1000);
    expect(save.mock.lastCall).toEqual([city('x'.repeat(40))]);
  });

  it('not again while nothing changes, and not when what is saved is typed again', async () => {
    const { autosave, save, states } = await started();
    autosave.note(city('Pu'));
    await pass(1000);
    autosave.note(city('Pun'));
    autosave.note(city('Pu'));
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('saved');
  });

  it('never twice at once: what is typed meanwhile follows, and the last wins', async () => {
    const { autosave, save } = await started();
    const first = held();
    save.mockReturnValueOnce(first.promise);
    autosave.note(city('a'));
    await pass(1000);
    autosave.note(city('ab'));
    autosave.note(city('abc'));
    await pass(5000);
    expect(save.mock.calls).toEqual([[city('a')]]);
    expect(autosave.getSnapshot().state).toBe('saving');
    first.release();
    await pass(1000);
    expect(save.mock.calls).toEqual([[city('a')], [city('abc')]]);
    expect(autosave.getSnapshot().state).toBe('saved');
  });

  it('at once when it has to be', async () => {
    const { autosave, save } = await started();
    autosave.note(city('Pu'));
    await expect(autosave.flush()).resolves.toBe(true);
    expect(save.mock.calls).toEqual([[city('Pu')]]);
    await expect(autosave.flush()).resolves.toBe(true);
    await pass(5000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('with the fields that have changed only, those that are over among them', async () => {
    const { autosave, save, states } = await started();
    autosave.note(fieldsOf({ city: 'Pu', place: 'T' }));
    await pass(1000);
    autosave.note(fieldsOf({ city: 'Pu', place: 'Th' }));
    await pass(1000);
    autosave.note({});
    await pass(1000);
    expect(save.mock.calls.slice(1)).toEqual([[{ place: '"Th"' }], [{ city: null, place: null }]]);
    expect(states.at(-1)).toBe('idle');
  });
});

describe('without a connection', () => {
  it('says so, tries again and again with longer pauses, and says when it has worked', async () => {
    const { autosave, save, states } = await started();
    save.mockRejectedValue(NO_CONNECTION);
    autosave.note(city('Pu'));
    await pass(800);
    expect(states).toEqual(['saving', 'retrying']);
    await pass(2000);
    expect(save).toHaveBeenCalledTimes(2);
    await pass(4000);
    expect(save).toHaveBeenCalledTimes(3);
    await pass(8000 + 16_000 + 30_000 + 30_000);
    expect(save).toHaveBeenCalledTimes(7);
    save.mockResolvedValue();
    await pass(30_000);
    expect(save).toHaveBeenCalledTimes(8);
    expect(states).toEqual(['saving', 'retrying', 'saved']);
  });

  it('is not saved by a flush either, and the next one may work', async () => {
    const { autosave, save } = await started();
    save.mockRejectedValueOnce(NO_CONNECTION);
    autosave.note(city('Pu'));
    await expect(autosave.flush()).resolves.toBe(false);
    await expect(autosave.flush()).resolves.toBe(true);
  });

  it('starts again with short pauses after a success', async () => {
    const { autosave, save } = await started();
    save.mockRejectedValueOnce(NO_CONNECTION).mockRejectedValueOnce(NO_CONNECTION);
    autosave.note(city('a'));
    await pass(800 + 2000 + 4000);
    expect(autosave.getSnapshot().state).toBe('saved');
    save.mockRejectedValueOnce(NO_CONNECTION);
    autosave.note(city('ab'));
    await pass(800 + 2000);
    expect(autosave.getSnapshot().state).toBe('saved');
  });
});

describe('a draft that is refused', () => {
  it('says so, is not tried again by itself, and is once something else is typed', async () => {
    const { autosave, save, states } = await started();
    save.mockRejectedValueOnce(DENIED);
    autosave.note(city('Pu'));
    await pass(600_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(states).toEqual(['saving', 'denied']);
    autosave.note(city('Pune'));
    await pass(1000);
    expect(states.slice(2)).toEqual(['saving', 'saved']);
  });

  it('is not sent when it is too long, and says so until it is shorter', async () => {
    const { autosave, save, states, remembered } = await started();
    autosave.note(city('x'.repeat(MAX_DRAFT)));
    await pass(600_000);
    expect(save).not.toHaveBeenCalled();
    expect(states).toEqual(['saving', 'tooLong']);
    expect(remembered()).toHaveProperty('city');
    autosave.note(city('x'));
    await pass(1000);
    expect(states.slice(2)).toEqual(['saving', 'saved']);
  });
});

describe('a draft from an earlier visit', () => {
  const draft = { values: { city: 'Pu' }, at: NOW - 60_000 };

  it('is handed over, and counts as saved', async () => {
    const { autosave, onFound, save } = await started(draft);
    expect(onFound).toHaveBeenCalledExactlyOnceWith(draft);
    expect(autosave.getSnapshot()).toEqual({ state: 'saved', at: draft.at });
    await pass(5000);
    expect(save).not.toHaveBeenCalled();
  });

  it('is emptied when nobody has a use for it', async () => {
    const { autosave, onFound, save } = opened(draft);
    onFound.mockImplementation(() => {});
    autosave.start();
    await pass(0);
    expect(save).toHaveBeenCalledExactlyOnceWith({ city: null });
  });

  it('is read before anything is written over it, even when that takes several tries', async () => {
    const { autosave, load, save, onFound, states } = opened();
    load.mockReset().mockRejectedValueOnce(NO_CONNECTION).mockResolvedValueOnce(draft);
    onFound.mockImplementation(() => autosave.note(fieldsOf({ city: 'Pu', place: 'T' })));
    autosave.start();
    autosave.note(fieldsOf({ place: 'T' }));
    await pass(0);
    expect(states).toEqual(['saving', 'retrying']);
    expect(save).not.toHaveBeenCalled();
    await pass(2000);
    expect(onFound).toHaveBeenCalledExactlyOnceWith(draft);
    expect(save.mock.calls).toEqual([[{ place: '"T"' }]]);
  });

  it('is not looked for twice', async () => {
    const { autosave, load } = await started();
    autosave.note(city('Pu'));
    await pass(1000);
    autosave.stop();
    autosave.start();
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a form that leaves the screen', () => {
  it('has what was typed last saved, with one more try', async () => {
    const { autosave, save, remembered } = await started();
    save.mockRejectedValue(NO_CONNECTION);
    autosave.note(city('Pu'));
    autosave.stop();
    await pass(120_000);
    expect(save.mock.calls).toEqual([[city('Pu')]]);
    expect(remembered()).toEqual(city('Pu'));
  });

  it('writes nothing when there is nothing to save', async () => {
    const { autosave, save } = await started();
    autosave.stop();
    await pass(120_000);
    expect(save).not.toHaveBeenCalled();
  });

  it('leaves alone what the form remembers that was opened after it', async () => {
    const { autosave, save, remember, remembered } = await started();
    const last = held();
    save.mockReturnValueOnce(last.promise);
    autosave.note(city('Pu'));
    autosave.stop();
    remember(city('Pune'));
    last.release();
    await pass(0);
    expect(remembered()).toEqual(city('Pune'));
  });
});

describe('what waits in this tab', () => {
  it('is what is not saved yet, until it is', async () => {
    const { autosave, save, remembered } = await started();
    autosave.note(fieldsOf({ city: 'Pu', place: 'T' }));
    await pass(1000);
    expect(remembered()).toBeUndefined();
    save.mockRejectedValueOnce(NO_CONNECTION);
    autosave.note(fieldsOf({ city: 'Pune' }));
    expect(remembered()).toEqual({ city: '"Pune"', place: null });
    await pass(1000);
    expect(remembered()).toEqual({ city: '"Pune"', place: null });
    await pass(2000);
    expect(remembered()).toBeUndefined();
  });

  it('is given back at once, before the rest of the draft, and saved', async () => {
    const draft = { values: { city: 'Pu', country: 'India', place: 'T' }, at: NOW - 1 };
    const { autosave, load, onFound, save, remembered } = opened(draft, { city: '"Pune"', place: null });
    load.mockRejectedValueOnce(NO_CONNECTION);
    autosave.start();
    expect(onFound).toHaveBeenCalledExactlyOnceWith({ values: { city: 'Pune' }, at: NOW });
    await pass(0);
    expect(remembered()).toEqual({ city: '"Pune"', place: null });
    await pass(2000);
    expect(onFound).toHaveBeenLastCalledWith({ values: { city: 'Pu', country: 'India' }, at: NOW - 1 });
    await pass(1000);
    expect(save).toHaveBeenCalledExactlyOnceWith({ city: '"Pune"', place: null });
    expect(remembered()).toBeUndefined();
  });

  it('is forgotten when it is saved already', async () => {
    const { save, remembered } = await started({ values: { city: 'Pu' }, at: NOW }, city('Pu'));
    await pass(5000);
    expect(save).not.toHaveBeenCalled();
    expect(remembered()).toBeUndefined();
  });
});

it('fields that cannot be taken out yet are taken out later', async () => {
  const { autosave, save } = await started();
  autosave.note(city('Pu'));
  await pass(1000);
  save.mockRejectedValueOnce(NO_CONNECTION);
  autosave.note({});
  await pass(1000);
  expect(autosave.getSnapshot().state).toBe('retrying');
  await pass(2000);
  expect(save.mock.lastCall).toEqual([{ city: null }]);
  expect(autosave.getSnapshot().state).toBe('idle');
});
