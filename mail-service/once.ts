import { Refusal } from './refusal.ts';

interface Entry<Answer> {
  fingerprint: string;
  since: number;
  answer: Promise<Answer>;
}

const MAX_ENTRIES = 10_000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Runs calls with the same key once, and gives every caller the same answer. A failed call may be repeated.
 */
export class Once<Answer> {
  private readonly entries = new Map<string, Entry<Answer>>();

  /** @throws Refusal 422 when the key came with another fingerprint before */
  async run(key: string, fingerprint: string, work: () => Promise<Answer>): Promise<Answer> {
    const earlier = this.entries.get(key);
    if (earlier && earlier.since + KEPT_MS > Date.now()) {
      if (earlier.fingerprint === fingerprint) return earlier.answer;
      throw new Refusal(422, 'This Idempotency-Key belongs to another mail.');
    }
    this.entries.delete(key);
    const entry = { fingerprint, since: Date.now(), answer: work() };
    this.entries.set(key, entry);
    this.forgetOldest();
    try {
      return await entry.answer;
    } catch (error) {
      if (this.entries.get(key) === entry) this.entries.delete(key);
      throw error;
    }
  }

  /** A Map lists its entries in insertion order. */
  private forgetOldest(): void {
    for (const [key, { since }] of this.entries) {
      if (this.entries.size <= MAX_ENTRIES && since + KEPT_MS > Date.now()) return;
      this.entries.delete(key);
    }
  }
}
