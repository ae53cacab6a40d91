import type { PassingRequest } from './observingProxy.ts';

type FileOperation = 'uploads' | 'lookups' | 'downloads' | 'deletions';

/** The requests of a visit to the services, by collection and operation; absent operations are left out. */
export interface Cost {
  /** Documents delivered to listeners and single reads, and answers for missing documents. */
  reads: Record<string, number>;
  writes: Record<string, number>;
  /** Started listeners; a single read outside a transaction is a short listener. */
  listeners: Record<string, number>;
  /** Operations of the file service; a download counts once for each link. */
  files: Partial<Record<FileOperation, number>>;
}

interface ListenRequest {
  addTarget?: { targetId: number; documents?: { documents: string[] }; resumeToken?: string };
  removeTarget?: number;
}

interface ListenAnswer {
  targetChange?: { targetChangeType?: string; targetIds?: number[] };
  documentChange?: { targetIds?: number[] };
  documentDelete?: { removedTargetIds?: number[] };
}

interface Write {
  update?: { name: string };
  transform?: { document: string };
  delete?: string;
}

interface Counted {
  result?: { aggregateFields?: Record<string, { integerValue?: string }> };
}

interface Listener {
  path: string;
  /** Whether the database has answered for the document. */
  isAnswered: boolean;
  /** Whether it has all its documents. */
  isCurrent: boolean;
  /** Whether its channel is open. */
  isOpen: boolean;
}

const COUNTED_PER_READ = 1000;

/** Counts by name. */
class Tally {
  private readonly byName: Record<string, number> = {};

  add(name: string): void {
    this.byName[name] = (this.byName[name] ?? 0) + 1;
  }

  counts(): Record<string, number> {
    return { ...this.byName };
  }
}

/**
 * Counts a browser's requests to database and file service, and their answers, as Firestore charges them.
 * Look-ups by rules are not on the wire, so they are not counted.
 */
export class WireMeter {
  private readonly reads = new Tally();
  private readonly writes = new Tally();
  private readonly started = new Tally();
  private readonly files = new Tally();
  private readonly listeners = new Map<number, Listener>();
  private readonly heard = new Set<string>();
  private readonly downloaded = new Set<string>();

  constructor(private readonly ports: { firestore: number; storage: number }) {}

  /** An observer for startObservingProxy. */
  readonly observe = ({ method, url, body }: PassingRequest): ((piece: string) => void) | undefined => {
    // Before a request to another origin the browser sends a preflight.
    if (method === 'OPTIONS') return undefined;
    if (url.port === `${this.ports.storage}`) this.askFiles(method, url);
    if (url.port === `${this.ports.firestore}`) return this.askDatabase(url, body);
    return undefined;
  };

  cost(): Cost {
    return {
      reads: this.reads.counts(),
      writes: this.writes.counts(),
      listeners: this.started.counts(),
      files: this.files.counts(),
    };
  }

  /** The open listeners. */
  open(): Record<string, number> {
    const open = new Tally();
    for (const { path, isOpen } of this.listeners.values()) if (isOpen) open.add(collectionOf(path));
    return open.counts();
  }

  /** Whether every open listener has its documents. */
  isSettled(): boolean {
    return [...this.listeners.values()].every(({ isCurrent, isOpen }) => isCurrent || !isOpen);
  }

  private askFiles(method: string, url: URL): void {
    const isDownload = url.searchParams.get('alt') === 'media';
    // The browser may take a picture that is shown again from its cache.
    if (isDownload && this.downloaded.has(url.href)) return;
    if (isDownload) this.downloaded.add(url.href);
    const operations: Record<string, FileOperation> = {
      GET: isDownload ? 'downloads' : 'lookups',
      DELETE: 'deletions',
    };
    this.files.add(operations[method] ?? 'uploads');
  }

  private askDatabase({ pathname, searchParams }: URL, body: string): ((piece: string) => void) | undefined {
    if (pathname.endsWith(':commit')) this.write((JSON.parse(body) as { writes?: Write[] }).writes);
    else if (pathname.endsWith(':batchGet')) {
      for (const path of (JSON.parse(body) as { documents: string[] }).documents) {
        this.reads.add(collectionOf(path));
      }
    } else if (pathname.endsWith('/Write/channel')) {
      for (const { writes } of messagesOf<{ writes?: Write[] }>(body)) this.write(writes);
    } else if (pathname.endsWith('/Listen/channel')) {
      if (searchParams.get('TYPE') === 'terminate') this.endListeners();
      for (const message of messagesOf<ListenRequest>(body)) this.listen(message);
      if (searchParams.get('RID') === 'rpc') return this.hear(searchParams.get('SID') ?? '');
    } else if (pathname.endsWith(':runAggregationQuery')) {
      return this.hearCount();
    } else {
      throw new Error(`Nobody knows what ${pathname} costs.`);
    }
    return undefined;
  }

  /** A closed channel ends its listeners; they may continue on the next one. */
  private endListeners(): void {
    for (const listener of this.listeners.values()) listener.isOpen = false;
  }

  private write(writes: readonly Write[] = []): void {
    for (const { update, transform, delete: deleted } of writes) {
      const path = update?.name ?? transform?.document ?? deleted;
      // Verifications of a transaction are not writes.
      if (path !== undefined) this.writes.add(collectionOf(path));
    }
  }

  private listen({ addTarget, removeTarget }: ListenRequest): void {
    if (removeTarget !== undefined) {
      this.listeners.delete(removeTarget);
    }
    if (!addTarget) return;
    const { targetId, documents, resumeToken } = addTarget;
    const path = documents?.documents[0] ?? '';
    // A resumed listener receives, and is charged, only the changes.
    const isAnswered = resumeToken !== undefined;
    // After a lost connection a listener is registered again.
    const isOld = isAnswered && this.listeners.get(targetId)?.path === path;
    if (!isOld) this.started.add(collectionOf(path));
    this.listeners.set(targetId, { path, isAnswered, isCurrent: false, isOpen: true });
  }

  /** Reads the messages of a channel; a lost message is delivered again under its number. */
  private hear(channel: string): (piece: string) => void {
    const answer = new ChannelAnswer<ListenAnswer>();
    return (piece) => {
      for (const { number, message } of answer.push(piece)) {
        const key = `${channel} ${number}`;
        if (!this.heard.has(key)) this.count(message);
        this.heard.add(key);
      }
    };
  }

  private count({ targetChange, documentChange, documentDelete }: ListenAnswer): void {
    for (const id of documentChange?.targetIds ?? []) this.read(id);
    for (const id of documentDelete?.removedTargetIds ?? []) this.read(id);
    const { targetChangeType: type, targetIds = [] } = targetChange ?? {};
    if (type !== 'CURRENT' && type !== 'REMOVE') return;
    for (const id of targetIds) {
      const listener = this.listeners.get(id);
      // For a missing document a listener receives only the end of the results, which is charged too.
      if (type === 'CURRENT' && !listener?.isAnswered) this.read(id);
      if (listener) listener.isCurrent = true;
    }
  }

  /** A count is charged as one read for each thousand entries. */
  private hearCount(): (piece: string) => void {
    let text = '';
    return (piece) => {
      text += piece;
      if (!isWhole(text)) return;
      for (const { result } of JSON.parse(text) as Counted[]) {
        for (const { integerValue } of Object.values(result?.aggregateFields ?? {})) {
          const count = Math.max(1, Math.ceil(Number(integerValue) / COUNTED_PER_READ));
          for (let read = 0; read < count; read += 1) this.reads.add('query');
        }
      }
    };
  }

  private read(id: number): void {
    const listener = this.listeners.get(id);
    // Messages in flight to a listener when it ended.
    if (!listener) return;
    listener.isAnswered = true;
    this.reads.add(collectionOf(listener.path));
  }
}

/** How much each count has grown; unchanged counts are left out. */
export function grownBy(now: Record<string, number>, before: Record<string, number>): Record<string, number> {
  const grown = Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count !== 0));
}

export function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

function collectionOf(path: string): string {
  return /\/documents\/([^/]+)/.exec(path)?.[1] ?? 'query';
}

/** The messages of Firestore's web client over a WebChannel, in the form body of a request. */
export function messagesOf<Message>(body: string): Message[] {
  return [...new URLSearchParams(body)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, text]) => JSON.parse(text) as Message);
}

/** A message that a channel delivers, with its number in the channel. */
export interface Delivered<Message> {
  number: number;
  message: Message;
}

/** Splits the answers of a channel, which arrive in pieces of any size, into messages. */
export class ChannelAnswer<Message> {
  private rest = '';

  /** The messages that this piece completes. Each packet is its length in characters, a line end, and a JSON list. */
  push(piece: string): Delivered<Message>[] {
    this.rest += piece;
    const delivered: Delivered<Message>[] = [];
    for (;;) {
      const start = this.rest.indexOf('\n') + 1;
      const end = start + Number(this.rest.slice(0, start));
      if (start === 0 || this.rest.length < end) return delivered;
      const packet = JSON.parse(this.rest.slice(start, end)) as [number, Message[]][];
      for (const [number, messages] of packet) {
        for (const message of messages) delivered.push({ number, message });
      }
      this.rest = this.rest.slice(end);
    }
  }
}
