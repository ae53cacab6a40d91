import type { AppError } from '../../../src/domain/appError.ts';
import { inTime } from '../inTime.ts';

/** The latest value of a watched query or record, for tests to wait for. */
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

  /**
   * Resolves with the latest value or the first later one that matches; rejects with an earlier error.
   * @throws Error with the last value, after the limit of `inTime`
   */
  when(isWanted: (value: T) => boolean = () => true, limit?: number): Promise<T> {
    return inTime(this.next(isWanted), () => `The last value is ${this.inWords()}.`, limit);
  }

  private async next(isWanted: (value: T) => boolean): Promise<T> {
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

  private inWords(): string {
    if (!this.value) return 'missing';
    const text = JSON.stringify(this.value.is, (_, part) =>
      Array.isArray(part) ? `list of ${part.length}` : part,
    );
    return text.slice(0, 300);
  }
}
