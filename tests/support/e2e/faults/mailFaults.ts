import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startMailService } from '../../../../dev/mailService.ts';
import { freePorts } from '../../../../dev/ports.ts';
import { HOST } from '../../../../dev/project.ts';
import { e2ePorts } from '../stack/environment.ts';

/**
 * Makes the mail service fail for the calls of one page, without an effect on other tests that run at the
 * same time.
 */
export class MailFaults {
  private readonly stops: (() => Promise<void>)[] = [];

  constructor(private readonly expectConsoleError: (pattern: RegExp) => void) {}

  /** Nothing answers at the mail service's address. */
  async cutOff(page: Page): Promise<void> {
    this.expectConsoleError(/net::ERR_CONNECTION_REFUSED .*\/api\/mail\//);
    await page.route(await mailCalls(), (route) => route.abort('connectionrefused'));
  }

  /**
   * The mail service answers, but its mail server does not: every valid call ends with 502 and the reason.
   */
  async stopMailServer(page: Page): Promise<void> {
    this.expectConsoleError(/status of 502 .*\/api\/mail\//);
    const { mailService: port, smtp: smtpPort } = await freePorts();
    const { web: webPort, firestore: firestorePort } = await e2ePorts();
    const folder = join(tmpdir(), `onboarding-mail-${port}`);
    const service = await startMailService({ folder, port, smtpPort, webPort, firestorePort });
    this.stops.push(async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    });
    await page.route(await mailCalls(), (route) => {
      const url = new URL(route.request().url());
      url.port = `${port}`;
      return route.continue({ url: url.href });
    });
  }

  /**
   * The mail service accepts every call and never answers; the clock speeds up the ten seconds that an
   * answer may take.
   */
  async neverAnswer(page: Page): Promise<void> {
    await page.evaluate(() => {
      const start = window.setTimeout.bind(window);
      const early = (run: TimerHandler, ms?: number) => start(run, ms === 10_000 ? 1_000 : ms);
      window.setTimeout = early as typeof window.setTimeout;
    });
    await page.route(await mailCalls(), () => new Promise<void>(() => {}));
  }

  /** Every call gets this answer, without a mail. */
  async answer(page: Page, status: number, body: string): Promise<void> {
    if (status >= 400) this.expectConsoleError(new RegExp(`status of ${status} .*/api/mail/`));
    await page.route(await mailCalls(), (route) => route.fulfill({ status, body }));
  }

  /** The mail service works again for this page. */
  async repair(page: Page): Promise<void> {
    await page.unroute(await mailCalls());
  }

  async close(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()));
  }
}

async function mailCalls(): Promise<string> {
  const { mailService } = await e2ePorts();
  return `http://${HOST}:${mailService}/**`;
}
