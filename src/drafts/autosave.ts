import { type Draft, type DraftStatus, withTypedSince } from '../domain/drafts.ts';
import type { LeftOver } from './memory.ts';

/**
 * Where a draft is kept; each rejects when it did not work. `before` is the text that was kept last, which tells what
 * another tab has kept since from what was changed here.
 */
export interface DraftStore {
  load: () => Promise<Draft | undefined>;
  save: (text: string, before: string) => Promise<void>;
  remove: (before: string) => Promise<void>;
  /** Has what is not kept wait for the next login; `takeLeftOver` hands it out, once. */
  leaveOver: (leftOver: LeftOver) => void;
  takeLeftOver: () => LeftOver | undefined;
}

/** How long the typing has to rest before it is kept, and how long it may at most go on until then. */
const QUIET_MS = 800;
const LONGEST_MS = 1500;
const RETRY_MS = [2000, 4000, 8000, 16_000, 30_000];

/**
 * Keeps the text of one draft while it changes: a little after the last keystroke, one write at a time, again and again
 * until it has worked. What was kept earlier is read before anything is written over it.
 */
export class Autosave {
  private status: DraftStatus = { state: 'idle' };
  private readonly observers = new Set<() => void>();
  private wanted = '';
  private kept = '';
  private keptAt = 0;
  private isLoaded = false;
  private isRunning = false;
  private failures = 0;
  private since: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<boolean> | undefined;

  /** @param onLoaded gets what was kept earlier, and notes at once what has become of it */
  constructor(
    private readonly store: DraftStore,
    private readonly onLoaded: (draft: Draft) => void,
  ) {}

  readonly subscribe = (observer: () => void): (() => void) => {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  };

  readonly getSnapshot = (): DraftStatus => this.status;

  /** Whether something that was noted would be lost by now. An old draft that is still to be removed is no loss. */
  get isUnsaved(): boolean {
    return this.isBehind && this.wanted !== '';
  }

  /** Whether what is kept is not what was noted last. */
  private get isBehind(): boolean {
    return this.wanted !== this.kept;
  }

  /** Reads what was kept earlier, and works from now on. */
  start(): void {
    this.isRunning = true;
    void this.step();
  }

  /** Ends the retries; what is not kept yet gets one more try. */
  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    if (this.isBehind) void this.step();
  }

  /** Takes the draft as it is now; the empty text is none. */
  note(text: string): void {
    if (text === this.wanted) return;
    this.wanted = text;
    if (this.isBehind) {
      this.since ??= Date.now();
      this.schedule(Math.max(0, Math.min(QUIET_MS, this.since + LONGEST_MS - Date.now())));
    } else {
      this.since = undefined;
    }
    this.publish();
  }

  /** Keeps what is noted at once. @returns whether all of it is kept */
  async flush(): Promise<boolean> {
    while (this.isBehind) {
      if (!(await this.step())) return false;
    }
    return true;
  }

  /** Called when the session ends: what is not kept by now waits for the next one, unless a last try keeps it. */
  leaveOver(): void {
    if (this.isBehind) this.store.leaveOver({ text: this.wanted, before: this.kept });
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.isRunning) this.timer = setTimeout(() => void this.tick(), milliseconds);
  }

  private async tick(): Promise<void> {
    this.timer = undefined;
    const hasWorked = await this.step();
    // Typed while a write was on its way.
    if (hasWorked && this.isBehind && this.timer === undefined) this.schedule(QUIET_MS);
  }

  private step(): Promise<boolean> {
    this.running ??= this.attempt().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async attempt(): Promise<boolean> {
    try {
      if (!this.isLoaded) await this.load();
      if (this.isBehind) await this.write();
      this.failures = 0;
      return true;
    } catch {
      const wait = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
      this.failures += 1;
      this.schedule(wait);
      return false;
    } finally {
      this.publish();
    }
  }

  private async load(): Promise<void> {
    const draft = await this.store.load();
    this.isLoaded = true;
    if (!this.isRunning) return;
    if (draft) {
      this.kept = JSON.stringify(draft.values);
      this.keptAt = draft.at;
    }
    const leftOver = this.store.takeLeftOver();
    const found = leftOver ? withTypedSince(draft, leftOver, Date.now()) : draft;
    if (found) this.onLoaded(found);
  }

  private async write(): Promise<void> {
    const text = this.wanted;
    this.since = undefined;
    await (text === '' ? this.store.remove(this.kept) : this.store.save(text, this.kept));
    this.kept = text;
    this.keptAt = Date.now();
    this.store.takeLeftOver();
  }

  private publish(): void {
    const next = this.standing();
    if (next.state === this.status.state && timeOf(next) === timeOf(this.status)) return;
    this.status = next;
    for (const observer of this.observers) observer();
  }

  private standing(): DraftStatus {
    if (this.isBehind) return { state: this.failures > 0 ? 'retrying' : 'saving' };
    return this.kept === '' ? { state: 'idle' } : { state: 'saved', at: this.keptAt };
  }
}

function timeOf(status: DraftStatus): number | undefined {
  return status.state === 'saved' ? status.at : undefined;
}
