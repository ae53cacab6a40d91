import { AppError, toAppError } from '../domain/appError.ts';
import {
  changesOf,
  type Draft,
  type DraftChanges,
  type DraftFields,
  type DraftStatus,
  fieldsOf,
  isSameJson,
  isTooLong,
  valuesOf,
} from '../domain/drafts.ts';
import type { Raw } from '../domain/records/read.ts';

/** The pause in typing that starts a save, and the longest delay without a pause. */
const QUIET_MS = 800;
const LONGEST_MS = 1500;
const RETRY_MS = [2000, 4000, 8000, 16_000, 30_000];

/** Where a draft is stored, and where unsaved changes wait; `load` and `save` reject on failure. */
export interface DraftStore {
  load: () => Promise<Draft | undefined>;
  save: (changes: DraftChanges) => Promise<void>;
  remember: (changes: DraftChanges) => void;
  recall: () => Raw | undefined;
}

/**
 * Sends one write at a time, and retries until it succeeds or is refused. The tab's memory holds unsaved
 * changes.
 */
export class Autosave {
  private status: DraftStatus = { state: 'idle' };
  private readonly observers = new Set<() => void>();
  private typed: DraftFields = {};
  private saved: DraftFields = {};
  /** The stored values once the running write succeeds. */
  private writing: DraftFields | undefined;
  private savedAt = 0;
  private remembered: DraftChanges | undefined;
  private isLoaded = false;
  private isRunning = false;
  private problem: 'retrying' | 'tooLong' | 'denied' | undefined;
  private failures = 0;
  private since: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<boolean> | undefined;

  /** @param onFound receives the stored draft; it must call `note` with the result */
  constructor(
    private readonly store: DraftStore,
    private readonly onFound: (draft: Draft) => void,
  ) {}

  readonly subscribe = (observer: () => void): (() => void) => {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  };

  readonly getSnapshot = (): DraftStatus => this.status;

  private get changes(): DraftChanges {
    return { ...changesOf(this.writing ?? this.saved, this.typed), ...changesOf(this.saved, this.typed) };
  }

  private get isBehind(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  start(): void {
    this.isRunning = true;
    if (!this.isLoaded) this.restore();
    void this.step();
  }

  /** Retries once for unsaved changes. */
  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.flush();
  }

  /** Removes the text that was typed before the form was locked. A draft that was never read stays. */
  end(): void {
    if (this.isLoaded) void this.flush();
  }

  note(typed: DraftFields): void {
    if (isSameJson(typed, this.typed)) return;
    this.typed = typed;
    this.remember();
    if (this.problem !== 'retrying') this.problem = undefined;
    if (this.isBehind) {
      this.since ??= Date.now();
      this.schedule(Math.max(0, Math.min(QUIET_MS, this.since + LONGEST_MS - Date.now())));
    } else {
      this.since = undefined;
    }
    this.publish();
  }

  /** @returns whether everything is saved */
  async flush(): Promise<boolean> {
    while (this.isBehind) {
      if (!(await this.step())) return false;
    }
    return true;
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    if (!this.isRunning) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.step();
    }, milliseconds);
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
      this.problem = undefined;
      // Typed during a write.
      if (this.isBehind && this.timer === undefined) this.schedule(QUIET_MS);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      if (this.problem === 'retrying') {
        this.schedule(RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0);
        this.failures += 1;
      }
      return false;
    } finally {
      this.publish();
    }
  }

  private restore(): void {
    const waiting = this.store.recall() ?? {};
    const removed = Object.entries(waiting).filter(([, text]) => text === null);
    // Treated as saved with '', so that the first read removes these fields from the draft.
    this.saved = Object.fromEntries(removed.map(([key]) => [key, '']));
    const values = valuesOf(waiting);
    if (Object.keys(values).length > 0) this.onFound({ values, at: Date.now() });
    this.remember();
  }

  private async load(): Promise<void> {
    const draft = await this.store.load();
    this.isLoaded = true;
    if (!this.isRunning) return;
    const removed = this.saved;
    this.saved = fieldsOf(draft?.values ?? {});
    if (draft) {
      this.savedAt = draft.at;
      const values = Object.entries(draft.values).filter(([key]) => !Object.hasOwn(removed, key));
      this.onFound({ ...draft, values: Object.fromEntries(values) });
    }
    this.remember();
  }

  private async write(): Promise<void> {
    const typed = this.typed;
    this.since = undefined;
    if (isTooLong(typed)) throw new AppError('draft/too-long', 'The draft is longer than the rules take.');
    const { changes } = this;
    this.writing = typed;
    try {
      await this.store.save(changes);
    } finally {
      this.writing = undefined;
    }
    this.saved = typed;
    this.savedAt = Date.now();
    this.remember();
  }

  /** After the form closes, waiting changes may belong to the form opened next. */
  private remember(): void {
    if (!this.isRunning && this.store.recall() !== this.remembered) return;
    this.remembered = this.changes;
    this.store.remember(this.remembered);
  }

  private publish(): void {
    const next = this.currentStatus();
    if (isSameJson(next, this.status)) return;
    this.status = next;
    for (const observer of this.observers) observer();
  }

  private currentStatus(): DraftStatus {
    if (this.isBehind) return { state: this.problem ?? 'saving' };
    return Object.keys(this.saved).length === 0 ? { state: 'idle' } : { state: 'saved', at: this.savedAt };
  }
}

function problemOf(error: unknown): 'retrying' | 'tooLong' | 'denied' {
  const { code } = toAppError(error);
  if (code === 'draft/too-long') return 'tooLong';
  return code === 'firestore/permission-denied' ? 'denied' : 'retrying';
}
