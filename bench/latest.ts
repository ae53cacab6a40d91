import type { AppError } from '../src/domain/appError.ts';

/** The latest value of something that is followed, to be waited for. */
export class Latest<T> {
  private value: { is: T } | null = null;
  private error: AppError | null = null;
  private waiting: (() => void)[] = [];

  readonly set = (value: T): void => {
    this.value = { is: value };
    this.wake();
  };

  readonly fail = (error: AppError): void => {
    this.error = error;
    this.wake();
  };

  /** Resolves with the first value, from now on, that is as wanted; rejects with the error that comes before it. */
  async when(isWanted: (value: T) => boolean = () => true): Promise<T> {
    for (;;) {
      if (this.error) throw this.error;
      if (this.value && isWanted(this.value.is)) return this.value.is;
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
