import type { Page, Request } from '@playwright/test';
import { e2ePorts } from './environment.ts';

declare global {
  interface Window {
    /** What the database has answered to listeners so far, one text per answer. */
    databaseAnswers: (() => string)[];
  }
}

type ByCollection = Record<string, number>;

/** What one visit asked of the services, by collection and by kind of operation. */
export interface Cost {
  reads: ByCollection;
  writes: ByCollection;
  listenersStarted: ByCollection;
  listenersOpen: ByCollection;
  files: { uploads: number; lookups: number; deletions: number };
}

interface ListenRequest {
  addTarget?: { targetId: number; documents?: { documents: string[] } };
  removeTarget?: number;
}

interface Write {
  update?: { name: string };
  transform?: { document: string };
  delete?: string;
}

/** Counts what a page asks of database and file service, on the wire. Starts before the page's first script. */
export async function countWire(page: Page): Promise<{ cost: () => Promise<Cost> }> {
  const { firestore, storage } = await e2ePorts();
  const meter = new WireMeter();
  await keepAnswers(page);
  page.on('request', (request) => {
    const { port, pathname, searchParams } = new URL(request.url());
    if (request.method() === 'OPTIONS') return;
    if (port === `${firestore}` && searchParams.get('TYPE') === 'terminate') meter.endChannel(pathname);
    else if (port === `${firestore}`) meter.askDatabase(pathname, request);
    if (port === `${storage}` && searchParams.get('alt') !== 'media') meter.askFiles(request.method());
  });
  return {
    cost: async () =>
      meter.cost(await page.evaluate(() => window.databaseAnswers.map((answer) => answer()).join('\n'))),
  };
}

/** Makes the page keep the answers of the Listen channel, which arrive piece by piece. */
async function keepAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: (() => string)[] = [];
    window.databaseAnswers = answers;
    const isListening = (url: string) => url.includes('/Listen/channel');
    const fetchOriginally = window.fetch;
    window.fetch = async (...request) => {
      const response = await fetchOriginally(...request);
      const [target] = request;
      if (isListening(target instanceof Request ? target.url : `${target}`)) {
        let text = '';
        answers.push(() => text);
        const decoder = new TextDecoder();
        void response
          .clone()
          .body?.pipeTo(
            new WritableStream({
              write: (piece: Uint8Array) => {
                text += decoder.decode(piece, { stream: true });
              },
            }),
          )
          .catch(() => undefined);
      }
      return response;
    };
    const openOriginally = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function open(method: string, url: string | URL) {
      if (isListening(`${url}`)) {
        let text = '';
        answers.push(() => text);
        // A request that is broken off forgets what it had received.
        this.addEventListener('readystatechange', () => {
          text = (this.readyState >= XMLHttpRequest.LOADING && this.responseText) || text;
        });
      }
      openOriginally.call(this, method, url, true);
    };
  });
}

class WireMeter {
  private readonly reads = new Tally();
  private readonly writes = new Tally();
  private readonly started = new Tally();
  private readonly open = new Map<number, string>();
  private readonly files = { uploads: 0, lookups: 0, deletions: 0 };

  askDatabase(path: string, request: Request): void {
    const body = request.postData() ?? '';
    if (path.endsWith(':commit')) this.write((JSON.parse(body) as { writes?: Write[] }).writes);
    else if (path.endsWith(':batchGet'))
      for (const name of (JSON.parse(body) as { documents: string[] }).documents) this.reads.add(name);
    else if (path.includes('/Write/')) {
      for (const message of messagesIn<{ writes?: Write[] }>(body)) this.write(message.writes);
    } else if (path.includes('/Listen/')) {
      for (const message of messagesIn<ListenRequest>(body)) this.listen(message);
    }
  }

  /** A channel that ends takes its listeners along. */
  endChannel(path: string): void {
    if (path.includes('/Listen/')) this.open.clear();
  }

  askFiles(method: string): void {
    if (method === 'DELETE') this.files.deletions += 1;
    else if (method === 'GET') this.files.lookups += 1;
    else this.files.uploads += 1;
  }

  cost(answers: string): Cost {
    const heard = new Tally(this.reads);
    // Each document that a listener is told of is charged as a read, and so is the news that there is none.
    for (const [, name = ''] of answers.matchAll(/"document(?:Change|Delete)"[^/]*?"(projects\/[^"]+)"/g))
      heard.add(name);
    return {
      reads: heard.counts(),
      writes: this.writes.counts(),
      listenersStarted: this.started.counts(),
      listenersOpen: new Tally(undefined, [...this.open.values()]).counts(),
      files: { ...this.files },
    };
  }

  private write(writes: readonly Write[] = []): void {
    for (const { update, transform, delete: deleted } of writes) {
      const name = update?.name ?? transform?.document ?? deleted;
      // What a transaction only makes sure of is not a write.
      if (name !== undefined) this.writes.add(name);
    }
  }

  private listen({ addTarget, removeTarget }: ListenRequest): void {
    if (addTarget) {
      const name = addTarget.documents?.documents[0] ?? '';
      this.started.add(name);
      this.open.set(addTarget.targetId, name);
    }
    if (removeTarget !== undefined) this.open.delete(removeTarget);
  }
}

/** Counts documents by their collection. */
class Tally {
  private readonly byCollection: ByCollection;

  constructor(before?: Tally, names: readonly string[] = []) {
    this.byCollection = before ? before.counts() : {};
    for (const name of names) this.add(name);
  }

  add(name: string): void {
    const collection = /\/documents\/([^/]+)/.exec(name)?.[1] ?? 'query';
    this.byCollection[collection] = (this.byCollection[collection] ?? 0) + 1;
  }

  counts(): ByCollection {
    return { ...this.byCollection };
  }
}

/** The messages in the form body of a channel's request: `req0___data__={...}&req1___data__=...`. */
function messagesIn<Message>(body: string): Message[] {
  return [...new URLSearchParams(body)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, text]) => JSON.parse(text) as Message);
}
