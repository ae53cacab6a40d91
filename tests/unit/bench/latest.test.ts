import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import { Latest } from '../../support/reads/latest.ts';

describe('the latest value', () => {
  it('resolves with the first wanted value', async () => {
    const latest = new Latest<number>();
    const wanted = latest.when((value) => value > 1);
    latest.set(1);
    latest.set(2);
    await expect(wanted).resolves.toBe(2);
  });

  it('rejects with the error that comes before a wanted value', async () => {
    const latest = new Latest<number>();
    const wanted = latest.when();
    latest.fail(new AppError('firestore/unavailable', 'Offline'));
    await expect(wanted).rejects.toThrow('Offline');
  });

  it('names the last value when the limit has passed', async () => {
    const latest = new Latest<{ items: number[]; more: string }>();
    latest.set({ items: [1, 2, 3], more: 'none' });
    await expect(latest.when(({ items }) => items.length === 2, 1)).rejects.toThrow(
      'Waited 0.001 s in vain. The last value is {"items":"list of 3","more":"none"}.',
    );
  });
});
