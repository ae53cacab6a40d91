import type { Browser, BrowserContext, Request } from '@playwright/test';

/**
 * Ends the database channels that the pages of a test leave behind. A closed or reloaded page says no goodbye, and the
 * emulator holds at most 256 channels, each for minutes: without this a whole run ends in "too many channel sessions".
 */
export class Channels {
  /** The address of each channel that was opened, by its session. */
  private readonly open = new Map<string, string>();
  private readonly contexts = new Set<BrowserContext>();

  constructor(private readonly browser: Browser) {
    for (const context of browser.contexts()) this.watch(context);
    browser.on('context', this.watch);
  }

  /** Ends every channel seen so far, and watches no longer. */
  async close(): Promise<void> {
    this.browser.off('context', this.watch);
    for (const context of this.contexts) context.off('request', this.onRequest);
    const ends = [...this.open.values()].map((url) => fetch(url, { method: 'POST' }));
    await Promise.allSettled(ends);
  }

  private readonly watch = (context: BrowserContext): void => {
    this.contexts.add(context);
    context.on('request', this.onRequest);
  };

  private readonly onRequest = (request: Request): void => {
    const url = new URL(request.url());
    const session = url.searchParams.get('SID');
    if (!session || !url.pathname.endsWith('/channel')) return;
    for (const name of ['AID', 'CI', 't', 'zx']) url.searchParams.delete(name);
    url.searchParams.set('RID', '100000');
    url.searchParams.set('TYPE', 'terminate');
    this.open.set(session, url.href);
  };
}
