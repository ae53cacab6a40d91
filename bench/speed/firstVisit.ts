import type { Browser } from '@playwright/test';
import { keepLoginTimes, measuredLogin } from './loginClock.ts';
import { keepNotes, readNotes, timeToScreen } from './pageClock.ts';
import { heapOf, onSlowPage, type SlowPage } from './slowPage.ts';

export interface Person {
  email: string;
  password: string;
}

/** How long the network must be idle before a page counts as loaded. */
const SETTLED_MS = 1500;

/** One first visit: the login page until idle, then the login, the profile and the dashboard. */
export function measureFirstVisit(
  browser: Browser,
  origin: string,
  { email, password }: Person,
): Promise<Record<string, number>> {
  return onSlowPage(browser, origin, async (slow) => {
    const { page, cdp } = slow;
    await keepLoginTimes(page);
    const loginPage = await openLoginPage(slow);

    await page.getByLabel('E-mail').pressSequentially(email, { delay: 60 });
    await page.getByLabel('Password', { exact: true }).pressSequentially(password, { delay: 60 });
    await page.getByRole('button', { name: 'Login' }).click();
    const login = await measuredLogin(page);
    const dashboard = await timeToScreen(page, '#sidebar a[href="/dashboard"]', 'Dashboard');
    return {
      ...loginPage,
      ...login,
      'My Profile to dashboard usable, ms': dashboard,
      'memory of the dashboard, MB': await heapOf(cdp),
    };
  });
}

/** The login page alone, which every version of the portal has. */
export function measureLoginPage(browser: Browser, origin: string): Promise<Record<string, number>> {
  return onSlowPage(browser, origin, openLoginPage);
}

async function openLoginPage({ page, cdp, traffic }: SlowPage): Promise<Record<string, number>> {
  await keepNotes(page);
  await page.goto('/');
  await page.waitForFunction(() => window.benchNotes.usable > 0);
  await rest(traffic);
  const notes = await readNotes(page);
  return {
    'first contentful paint, ms': notes.firstPaint,
    'largest contentful paint, ms': notes.largestPaint,
    'login button usable, ms': notes.usable,
    'blocking time, ms': notes.blocking,
    'layout shift': notes.layoutShift,
    requests: traffic.requests,
    'kB on the wire': traffic.bytes / 1000,
    'memory of the login page, MB': await heapOf(cdp),
  };
}

async function rest(traffic: { requests: number }): Promise<void> {
  let before = -1;
  while (traffic.requests !== before) {
    before = traffic.requests;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  }
}
