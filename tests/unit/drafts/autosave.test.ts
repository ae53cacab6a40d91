import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../src/domain/drafts.ts';
import { Autosave } from '../../../src/drafts/autosave.ts';
import type { LeftOver } from '../../../src/drafts/memory.ts';

const NOW = Date.parse('2026-11-21T05:12:00Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A store whose answers the test gives. */
function opened(draft?: Draft) {
  const load = vi.fn<() => Promise<Draft | undefined>>().mockResolvedValue(draft);
  const save = vi.fn<(text: string, before: string) => Promise<void>>().mockResolvedValue();
  const remove = vi.fn<(before: string) => Promise<void>>().mockResolvedValue();
  const onLoaded = vi.fn<(draft: Draft) => void>();
  const leaveOver = vi.fn<(leftOver: LeftOver) => void>();
  const takeLeftOver = vi.fn<() => LeftOver | undefined>();
  const autosave = new Autosave({ load, save, remove, leaveOver, takeLeftOver }, onLoaded);
  const states: string[] = [];
  autosave.subscribe(() => states.push(autosave.getSnapshot().state));
  return { autosave, load, save, remove, leaveOver, takeLeftOver, onLoaded, states };
}

async function started(draft?: Draft) {
  const all = opened(draft);
  all.autosave.start();
  await vi.advanceTimersByTimeAsync(0);
  return all;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function held() {
  let release = (_isGood: boolean) => {};
  const promise = new Promise<void>((resolve, reject) => {
    release = (isGood) => (isGood ? resolve() : reject(new Error('no connection')));
  });
  return { promise, release: (isGood = true) => release(isGood) };
}

describe('when a draft is kept', () => {
  it('once, about a second after the last keystroke', async () => {
    const { autosave, save, states } = await started();
    autosave.note('P');
    await pass(500);
    autosave.note('Pu');
    await pass(799);
    expect(save).not.toHaveBeenCalled();
    await pass(1);
    expect(save.mock.calls).toEqual([['Pu', '']]);
    expect(states).toEqual(['saving', 'saved']);
    expect(autosave.getSnapshot()).toEqual({ state: 'saved', at: NOW + 1300 });
  });

  it('within two seconds of the first keystroke, however long the typing goes on', async () => {
    const { autosave, save } = await started();
    for (let typed = 1; typed <= 40; typed += 1) {
      autosave.note('x'.repeat(typed));
      await pass(100);
    }
    expect(save.mock.calls.map(([text]) => text.length)).toEqual([15, 30]);
    await pass(1000);
    expect(save.mock.lastCall).toEqual(['x'.repeat(40), 'x'.repeat(30)]);
  });

  it('not again while nothing changes, and not when what is kept is typed again', async () => {
    const { autosave, save, states } = await started();
    autosave.note('Pu');
    await pass(1000);
    autosave.note('Pun');
    autosave.note('Pu');
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('saved');
  });

  it('never twice at once: what is typed meanwhile follows, and the last wins', async () => {
    const { autosave, save } = await started();
    const first = held();
    save.mockReturnValueOnce(first.promise);
    autosave.note('a');
    await pass(1000);
    autosave.note('ab');
    autosave.note('abc');
    await pass(5000);
    expect(save.mock.calls).toEqual([['a', '']]);
    expect(autosave.getSnapshot().state).toBe('saving');
    first.release();
    await pass(1000);
    expect(save.mock.calls).toEqual([
      ['a', ''],
      ['abc', 'a'],
    ]);
    expect(autosave.getSnapshot().state).toBe('saved');
  });

  it('at once when it has to be', async () => {
    const { autosave, save } = await started();
    autosave.note('Pu');
    await expect(autosave.flush()).resolves.toBe(true);
    expect(save.mock.calls).toEqual([['Pu', '']]);
    await expect(autosave.flush()).resolves.toBe(true);
    await pass(5000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('by removing it, when nothing is left of it', async () => {
    const { autosave, save, remove, states } = await started();
    autosave.note('Pu');
    await pass(1000);
    autosave.note('');
    await pass(1000);
    expect(remove).toHaveBeenCalledExactlyOnceWith('Pu');
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('idle');
  });
});

describe('without a connection', () => {
  it('says so, tries again and again with longer pauses, and says when it has worked', async () => {
    const { autosave, save, states } = await started();
    save.mockRejectedValue(new Error('no connection'));
    autosave.note('Pu');
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

  it('is not kept by a flush either, and the next one may work', async () => {
    const { autosave, save } = await started();
    save.mockRejectedValueOnce(new Error('no connection'));
    autosave.note('Pu');
    await expect(autosave.flush()).resolves.toBe(false);
    expect(autosave.isUnsaved).toBe(true);
    await expect(autosave.flush()).resolves.toBe(true);
    expect(autosave.isUnsaved).toBe(false);
  });

  it('starts again with short pauses after a success', async () => {
    const { autosave, save } = await started();
    save.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'));
    autosave.note('a');
    await pass(800 + 2000 + 4000);
    expect(autosave.isUnsaved).toBe(false);
    save.mockRejectedValueOnce(new Error('no connection'));
    autosave.note('ab');
    await pass(800 + 2000);
    expect(autosave.isUnsaved).toBe(false);
  });
});

describe('a draft from an earlier visit', () => {
  const draft = { values: { city: 'Pu' }, at: NOW - 60_000 };
  const text = '{"city":"Pu"}';

  it('is handed over, and counts as kept', async () => {
    const { autosave, onLoaded, save } = opened(draft);
    onLoaded.mockImplementation(({ values }) => autosave.note(JSON.stringify(values)));
    autosave.start();
    await pass(0);
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith(draft);
    expect(autosave.getSnapshot()).toEqual({ state: 'saved', at: draft.at });
    await pass(5000);
    expect(save).not.toHaveBeenCalled();
  });

  it('is removed when nobody has a use for it', async () => {
    const { remove } = await started(draft);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is read before anything is written over it, even when that takes several tries', async () => {
    const { autosave, load, save, onLoaded, states } = opened();
    load.mockReset().mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce(draft);
    onLoaded.mockImplementation(() => autosave.note('{"city":"Pu","place":"T"}'));
    autosave.start();
    autosave.note('{"place":"T"}');
    await pass(0);
    expect(states).toEqual(['saving', 'retrying']);
    expect(save).not.toHaveBeenCalled();
    await pass(2000);
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith(draft);
    expect(save.mock.calls).toEqual([['{"city":"Pu","place":"T"}', JSON.stringify(draft.values)]]);
  });

  it('is not looked for twice', async () => {
    const { autosave, load } = await started();
    autosave.note(text);
    await pass(1000);
    autosave.stop();
    autosave.start();
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a form that leaves the screen', () => {
  it('has what was typed last kept, with one more try', async () => {
    const { autosave, save } = await started();
    save.mockRejectedValue(new Error('no connection'));
    autosave.note('Pu');
    autosave.stop();
    await pass(120_000);
    expect(save.mock.calls).toEqual([['Pu', '']]);
  });

  it('writes nothing when there is nothing to keep', async () => {
    const { autosave, save, remove } = await started();
    autosave.stop();
    await pass(120_000);
    expect(save).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });
});

it('an old draft that cannot be removed yet is no loss, and is removed later', async () => {
  const { autosave, remove } = await started();
  autosave.note('Pu');
  await pass(1000);
  remove.mockRejectedValueOnce(new Error('no connection'));
  autosave.note('');
  expect(autosave.isUnsaved).toBe(false);
  await pass(1000);
  expect([autosave.isUnsaved, autosave.getSnapshot().state]).toEqual([false, 'retrying']);
  await pass(2000);
  expect(remove).toHaveBeenCalledTimes(2);
  expect(autosave.getSnapshot().state).toBe('idle');
});

describe('when the session ends', () => {
  it('leaves over what is not kept, with what had been kept before, and nothing else', async () => {
    const { autosave, save, leaveOver } = await started();
    autosave.note('{"city":"Pu"}');
    await pass(1000);
    autosave.leaveOver();
    expect(leaveOver).not.toHaveBeenCalled();
    save.mockRejectedValue(new Error('no connection'));
    autosave.note('{"city":"Pune"}');
    await expect(autosave.flush()).resolves.toBe(false);
    autosave.leaveOver();
    expect(leaveOver).toHaveBeenCalledExactlyOnceWith({ text: '{"city":"Pune"}', before: '{"city":"Pu"}' });
  });

  it('leaves nothing over once a last try has kept it', async () => {
    const { autosave, leaveOver, takeLeftOver } = await started();
    autosave.note('{"city":"Pune"}');
    autosave.leaveOver();
    expect(leaveOver).toHaveBeenCalledTimes(1);
    takeLeftOver.mockClear();
    await expect(autosave.flush()).resolves.toBe(true);
    expect(takeLeftOver).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'with the draft',
      { values: { city: 'Pu', country: 'India' }, at: NOW - 1 },
      { city: 'Pune', country: 'India' },
    ],
    ['without a draft', undefined, { city: 'Pune' }],
  ])('brings it back at the next start: %s', async (_, draft, values) => {
    const { autosave, takeLeftOver, onLoaded } = opened(draft);
    takeLeftOver.mockReturnValueOnce({ text: '{"city":"Pune"}', before: '{"city":"Pu"}' });
    autosave.start();
    await pass(0);
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith({ values, at: NOW });
  });

  it('leaves it where it is while the draft cannot be read', async () => {
    const { autosave, load, takeLeftOver } = opened();
    load.mockRejectedValue(new Error('no connection'));
    autosave.start();
    await pass(0);
    expect(takeLeftOver).not.toHaveBeenCalled();
  });
});
