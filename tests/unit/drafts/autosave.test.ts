import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import { fieldsOf, MAX_DRAFT } from '../../../src/domain/drafts.ts';
import { city, opened, pass, started } from '../../support/unit/autosave.ts';
import { deferred } from '../../support/unit/watching.ts';

const NOW = Date.parse('2026-11-21T05:12:00Z');
const NO_CONNECTION = new AppError('firestore/unavailable', 'no connection');
const DENIED = new AppError('firestore/permission-denied', 'denied');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('a draft is saved again when an earlier value returns during a write', async () => {
  const { autosave, load, save, onFound, remembered } = opened();
  onFound.mockImplementation(() => {});
  const [reading, writing] = [deferred(), deferred()];
  load.mockReturnValue(reading.promise.then(() => ({ values: { city: 'Pune' }, at: NOW })));
  save.mockReturnValueOnce(writing.promise);
  autosave.start();
  autosave.note(city(''));
  reading.resolve();
  await pass(0);
  expect(save).toHaveBeenCalledExactlyOnceWith(city(''));
  autosave.note(city('Pune'));
  expect(autosave.getSnapshot().state).toBe('saving');
  expect(remembered()).toEqual(city('Pune'));
  writing.resolve();
  await pass(2000);
  expect(save.mock.lastCall).toEqual([city('Pune')]);
  expect(autosave.getSnapshot().state).toBe('saved');
});

it('a draft is saved once, after a pause of 800 ms', async () => {
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

it('a draft is saved within 1.5 seconds of the first keystroke', async () => {
  const { autosave, save } = await started();
  for (let typed = 1; typed <= 40; typed += 1) {
    autosave.note(city('x'.repeat(typed)));
    await pass(100);
  }
  expect(save.mock.calls.map(([{ city: text }]) => text?.length)).toEqual([17, 32]);
  await pass(1000);
  expect(save.mock.lastCall).toEqual([city('x'.repeat(40))]);
});

it('an unchanged draft is not saved again', async () => {
  const { autosave, save, states } = await started();
  autosave.note(city('Pu'));
  await pass(1000);
  autosave.note(city('Pun'));
  autosave.note(city('Pu'));
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('saved');
});

it('one write runs at a time, and the last value wins', async () => {
  const { autosave, save } = await started();
  const first = deferred();
  save.mockReturnValueOnce(first.promise);
  autosave.note(city('a'));
  await pass(1000);
  autosave.note(city('ab'));
  autosave.note(city('abc'));
  await pass(5000);
  expect(save.mock.calls).toEqual([[city('a')]]);
  expect(autosave.getSnapshot().state).toBe('saving');
  first.resolve();
  await pass(1000);
  expect(save.mock.calls).toEqual([[city('a')], [city('abc')]]);
  expect(autosave.getSnapshot().state).toBe('saved');
});

it('a save has only changed fields, including removed ones', async () => {
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

it('a failed save is reported and retried with longer pauses until it succeeds', async () => {
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

it('a flush without a connection fails, and the next one may succeed', async () => {
  const { autosave, save } = await started();
  save.mockRejectedValueOnce(NO_CONNECTION);
  autosave.note(city('Pu'));
  await expect(autosave.flush()).resolves.toBe(false);
  await expect(autosave.flush()).resolves.toBe(true);
  await expect(autosave.flush()).resolves.toBe(true);
  expect(save).toHaveBeenCalledTimes(2);
});

it('the pauses are short again after a success', async () => {
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

it('a refused draft is reported and not retried until the text changes', async () => {
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

it('a draft that is too long is reported and not sent until it is shorter', async () => {
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

const draft = { values: { city: 'Pu' }, at: NOW - 60_000 };

it('an unused draft is emptied', async () => {
  const { autosave, onFound, save } = opened(draft);
  onFound.mockImplementation(() => {});
  autosave.start();
  await pass(0);
  expect(save).toHaveBeenCalledExactlyOnceWith({ city: null });
});

it('a draft is read before it is overwritten, even after several attempts', async () => {
  const { autosave, load, save, onFound, states } = opened();
  load.mockRejectedValueOnce(NO_CONNECTION).mockResolvedValueOnce(draft);
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

it('a draft is read once', async () => {
  const { autosave, load } = await started();
  autosave.note(city('Pu'));
  await pass(1000);
  autosave.stop();
  autosave.start();
  await pass(1000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('closing the form saves the last text, with one retry', async () => {
  const { autosave, save, remembered } = await started();
  save.mockRejectedValue(NO_CONNECTION);
  autosave.note(city('Pu'));
  autosave.stop();
  await pass(120_000);
  expect(save.mock.calls).toEqual([[city('Pu')]]);
  expect(remembered()).toEqual(city('Pu'));
});

it('closing a form keeps the memory of the form opened next', async () => {
  const { autosave, save, remember, remembered } = await started();
  const last = deferred();
  save.mockReturnValueOnce(last.promise);
  autosave.note(city('Pu'));
  autosave.stop();
  remember(city('Pune'));
  last.resolve();
  await pass(0);
  expect(remembered()).toEqual(city('Pune'));
});

it('the memory holds unsaved text until it is saved', async () => {
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

it('the memory is restored at once, before the rest of the draft, and saved', async () => {
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

it('the memory drops text that is already saved', async () => {
  const { save, remembered } = await started({ values: { city: 'Pu' }, at: NOW }, city('Pu'));
  await pass(5000);
  expect(save).not.toHaveBeenCalled();
  expect(remembered()).toBeUndefined();
});
