import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after garbage collection, and what it listens to. */
export interface PageFigures {
  heapMB: number;
  eventListeners: number;
  nodes: number;
  /** Database listeners that were started and not ended. */
  openTargets: number;
  /** Connections to the database opened so far. */
  channels: number;
}

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';

/** Looks into one page through the DevTools protocol and at what it asks of the database. */
export class PageMeter {
  private readonly targets = new Set<string>();
  private channels = 0;

  private constructor(private readonly devTools: CDPSession) {}

  /** Starts to count; before the page is opened. */
  static async on(page: Page): Promise<PageMeter> {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    await devTools.send('HeapProfiler.enable');
    const meter = new PageMeter(devTools);
    page.on('request', (request) => {
      if (!request.url().includes(LISTEN)) return;
      const query = new URL(request.url()).searchParams;
      if (query.get('TYPE') === 'terminate') meter.targets.clear();
      if (request.method() !== 'POST') return;
      if (!query.has('SID')) meter.openChannel();
      meter.readMessages(new URLSearchParams(request.postData() ?? ''));
    });
    return meter;
  }

  /** The figures now, after the garbage is collected. */
  async read(): Promise<PageFigures> {
    await this.devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.devTools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      heapMB: value('JSHeapUsedSize') / 1e6,
      eventListeners: value('JSEventListeners'),
      nodes: value('Nodes'),
      openTargets: this.targets.size,
      channels: this.channels,
    };
  }

  /** A new connection starts without any listener of an earlier one. */
  private openChannel(): void {
    this.channels += 1;
    this.targets.clear();
  }

  private readMessages(form: URLSearchParams): void {
    for (const [key, text] of form) {
      if (!key.endsWith('__data__')) continue;
      const { addTarget, removeTarget } = JSON.parse(text) as {
        addTarget?: { targetId: number };
        removeTarget?: number;
      };
      if (addTarget) this.targets.add(`${addTarget.targetId}`);
      if (removeTarget !== undefined) this.targets.delete(`${removeTarget}`);
    }
  }
}
