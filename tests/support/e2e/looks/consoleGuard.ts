import type { Browser, BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** The emulators' answers when the portal asks whether a silent service answers at all. */
const PROBE_ANSWERED = /status of (404|501) .*\(http:\/\/127\.0\.0\.1:\d+\/\)$/;

/** Collects console errors, exceptions and unhandled rejections of every page of a browser. */
export class ConsoleGuard {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [PROBE_ANSWERED];
  private readonly contexts = new Set<BrowserContext>();

  constructor(private readonly browser: Browser) {
    for (const context of browser.contexts()) this.watch(context);
    browser.on('context', this.watch);
  }

  /** Allows problems that match the pattern, before or after this call in this test. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The unexpected problems so far. */
  problems(): string[] {
    return this.seen.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }

  stop(): void {
    this.browser.off('context', this.watch);
    for (const context of this.contexts) {
      context.off('console', this.onConsole);
      context.off('weberror', this.onWebError);
    }
  }

  private readonly watch = (context: BrowserContext): void => {
    this.contexts.add(context);
    context.on('console', this.onConsole);
    context.on('weberror', this.onWebError);
  };

  private readonly onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error') return;
    this.seen.push(`console.error: ${message.text()} (${message.location().url})`);
  };

  private readonly onWebError = (webError: WebError): void => {
    const error = webError.error();
    this.seen.push(`page error: ${error.stack ?? error.message}`);
  };
}
