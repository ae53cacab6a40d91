import { Refusal } from './refusal.ts';

const HOUR_MS = 60 * 60 * 1000;
const MAX_KEYS = 50_000;

/** A bucket of `limit` for each key, which fills up again within an hour. */
export class Rates {
  private readonly buckets = new Map<string, { left: number; at: number }>();

  /** @throws Refusal 429 with the seconds to wait */
  take(key: string, limit: number): void {
    const now = Date.now();
    const perMs = limit / HOUR_MS;
    const { left, at } = this.buckets.get(key) ?? { left: limit, at: now };
    const available = Math.min(limit, left + (now - at) * perMs);
    if (available < 1) throw new TooMany(Math.ceil((1 - available) / perMs / 1000));
    this.buckets.delete(key);
    this.buckets.set(key, { left: available - 1, at: now });
    // The bucket used longest ago is the fullest.
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > MAX_KEYS && oldest !== undefined) this.buckets.delete(oldest);
  }
}

export class TooMany extends Refusal {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(429, 'Too many mails within an hour. Please try again later.');
    this.retryAfter = retryAfter;
  }
}
