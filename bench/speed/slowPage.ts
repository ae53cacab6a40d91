import type { Browser, CDPSession, Page } from '@playwright/test';

/** Slow 4G and a phone four times slower than this computer, as the DevTools protocol sets them. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const CPU_RATE = 4;
const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1440, height: 900 };

/** A page in a new browser on a slow phone. */
export interface SlowPage {
  page: Page;
  cdp: CDPSession;
  /** Requests and bytes on the wire so far, headers included. */
  traffic: { requests: number; bytes: number };
}

/** Opens a fresh context for `use`, and closes it. */
export async function onSlowPage<T>(
  browser: Browser,
  origin: string,
  use: (slow: SlowPage) => Promise<T>,
  isWide = false,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: isWide ? DESKTOP : PHONE,
    // Without it the brand clip would be fetched on wide screens.
    reducedMotion: 'reduce',
  });
  try {
    // tsx names functions with this helper, which is missing in pages that receive such a function.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = { requests: 0, bytes: 0 };
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      traffic.requests += 1;
      traffic.bytes += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await cdp.send('Performance.enable');
    return await use({ page, cdp, traffic });
  } finally {
    await context.close();
  }
}
