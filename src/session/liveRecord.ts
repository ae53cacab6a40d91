import type { AppError } from '../backend/errors.ts';

/** A record that is followed: not there yet, out of reach, or there. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'error'; error: AppError }
  | { state: 'ready'; value: T };

type Watch<T> = (onValue: (value: T) => void, onError: (error: AppError) => void) => () => void;

/** One listener of one record, shared by all who look at it; it starts with the first and ends with stop(). */
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

  readonly getSnapshot = (): Live<T> => this.snapshot;

  /** Tries again after an error. */
  readonly retry = (): void => {
    this.stop();
    this.publish({ state: 'loading' });
    this.start();
  };

  readonly stop = (): void => {
    this.unwatch?.();
    this.unwatch = null;
  };

  private start(): void {
    if (this.unwatch) return;
    this.unwatch = this.watch(
      (value) => this.publish({ state: 'ready', value }),
      (error) => this.publish({ state: 'error', error }),
    );
  }

  private publish(snapshot: Live<T>): void {
    this.snapshot = snapshot;
    for (const observer of this.observers) observer();
  }
}
