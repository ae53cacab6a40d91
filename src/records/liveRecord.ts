import { PART_MISSING } from '../backend/firebase/loadPart.ts';
import type { AppError } from '../domain/appError.ts';

interface Last<T> {
  last?: { value: T };
}

/** `last` is the latest known value; `isGone` marks the last value of a deleted record. */
export type Live<T> =
  | ({ state: 'loading' } & Last<T>)
  | ({ state: 'error'; error: AppError } & Last<T>)
  | { state: 'ready'; value: T; isGone?: true };

export function lastOf<T>(live: Live<T>): { value: T } | undefined {
  return live.state === 'ready' ? { value: live.value } : live.last;
}

type Watch<T> = (onValue: (value: T) => void, onError: (error: AppError) => void) => () => void;

/** Identifies the record, for example by the person's uid. */
export type WatchOf<Key, T> = (key: Key, ...observer: Parameters<Watch<T>>) => () => void;

/** One listener, shared by all observers; it starts with the first one and ends with stop(). */
export class LiveRecord<T> {
  private snapshot: Live<T> = { state: 'loading' };
  private readonly observers = new Set<() => void>();
  private unwatch: (() => void) | null = null;

  constructor(private readonly watch: Watch<T>) {}

  readonly subscribe = (observer: () => void): (() => void) => {
    this.observers.add(observer);
    this.start();
    return () => this.observers.delete(observer);
  };

  /** Observes without starting the listener. */
  readonly peek = (observer: () => void): (() => void) => {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  };

  readonly getSnapshot = (): Live<T> => this.snapshot;

  readonly retry = (): void => {
    this.stop();
    this.start();
  };

  readonly stop = (): void => {
    this.unwatch?.();
    this.unwatch = null;
  };

  private start(): void {
    if (this.unwatch) return;
    if (this.snapshot.state === 'error') this.publish({ state: 'loading', ...this.last() });
    this.unwatch = this.watch(
      (value) => this.publish(this.withLast(value)),
      (error) => {
        // Without its code there is no listener, so the next observer fetches the code again.
        if (error.code === PART_MISSING) this.stop();
        this.publish({ state: 'error', error, ...this.last() });
      },
    );
  }

  private last(): Last<T> {
    const last = lastOf(this.snapshot);
    return last ? { last } : {};
  }

  /** A record deleted while it is shown stays on the screen, with the typed text. */
  private withLast(value: T): Live<T> {
    const last = lastOf(this.snapshot);
    if (value !== null || !last || last.value === null) return { state: 'ready', value };
    return { state: 'ready', value: last.value, isGone: true };
  }

  private publish(snapshot: Live<T>): void {
    this.snapshot = snapshot;
    for (const observer of this.observers) observer();
  }
}
