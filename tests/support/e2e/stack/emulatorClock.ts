import type { Page } from '@playwright/test';
import { HOST } from '../../../../dev/project.ts';
import { setClockWrong } from '../faults/clock.ts';
import { CLOCK, e2ePorts } from './environment.ts';

/** The time of the emulator and of its pages, which a test moves on. */
export class EmulatorClock {
  private readonly begun = Date.now();
  private ahead = Date.parse(process.env[CLOCK] ?? '') - this.begun;

  now(): number {
    return Date.now() + this.ahead;
  }

  /** For every document that the page opens from now on. */
  async follow(page: Page): Promise<void> {
    await page.addInitScript(setClockWrong, this.ahead);
    await this.pass(0);
  }

  /** @param ms besides what has passed on this computer; open pages keep their time */
  async pass(ms: number): Promise<void> {
    this.ahead += ms;
    const { auth } = await e2ePorts();
    const answer = await fetch(`http://${HOST}:${auth}/v1/sessions/default/clock:set`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ instant: new Date(this.now()).toISOString() }),
    });
    if (!answer.ok) throw new Error(`The emulator's clock is not set: ${await answer.text()}`);
  }
}
