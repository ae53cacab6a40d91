import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import { fieldsOf } from '../../../src/domain/drafts.ts';
import { city, held, opened, pass, started } from '../../support/unit/autosave.ts';

const NOW = Date.parse('2026-11-21T05:12:00Z');
const NO_CONNECTION = new AppError('firestore/unavailable', 'no connection');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('a draft from an earlier visit', () => {
  const draft = { values: { city: 'Pu' }, at: NOW - 60_000 };

  it('a stored draft is passed on and counts as saved', async () => {
    const { autosave, onFound, save } = await started(draft);
    expect(onFound).toHaveBeenCalledExactlyOnceWith(draft);
    expect(autosave.getSnapshot()).toEqual({ state: 'saved', at: draft.at });
    await pass(5000);
    expect(save).not.toHaveBeenCalled();
  });

  it('an unused draft is emptied', async () => {
    const { autosave, onFound, save } = opened(draft);
    onFound.mockImplementation(() => {});
    autosave.start();
    await pass(0);
    expect(save).toHaveBeenCalledExactlyOnceWith({ city: null });
  });

  it('a draft is read before it is overwritten, even after several attempts', async () => {
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

  it('a draft is read once', async () => {
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
  it('closing the form saves the last text, with one retry', async () => {
    const { autosave, save, remembered } = await started();
    save.mockRejectedValue(NO_CONNECTION);
    autosave.note(city('Pu'));
    autosave.stop();
    await pass(120_000);
    expect(save.mock.calls).toEqual([[city('Pu')]]);
    expect(remembered()).toEqual(city('Pu'));
  });

  it('closing an unchanged form writes nothing', async () => {
    const { autosave, save } = await started();
    autosave.stop();
    await pass(120_000);
    expect(save).not.toHaveBeenCalled();
  });

  it('closing a form keeps the memory of the form opened next', async () => {
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
});

it('fields that cannot be removed yet are removed later', async () => {
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
