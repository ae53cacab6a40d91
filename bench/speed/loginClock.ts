import type { Page } from '@playwright/test';

/** The name of the whole login in the report. */
export const LOGIN = 'login pressed to My Profile usable, ms';

/** The times of the steps of a login; milliseconds since the navigation, 0 for a missing step. */
interface LoginTimes {
  pressed: number;
  stored: number;
  redirected: number;
  shown: number;
  usable: number;
}

declare global {
  interface Window {
    benchLogin: LoginTimes;
  }
}

/** Makes every page of this tab record its login to My Profile, from before its first script. */
export async function keepLoginTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = { pressed: 0, stored: 0, redirected: 0, shown: 0, usable: 0 };
    window.benchLogin = times;
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (target instanceof Element && target.closest('button[type="submit"]')) times.pressed ||= timeStamp;
      },
      { capture: true },
    );
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'accessToken') times.stored ||= performance.now();
      store.call(this, key, value);
    };
    const replace = history.replaceState;
    history.replaceState = function replaceState(...values) {
      if (String(values[2]).endsWith('/profile')) times.redirected ||= performance.now();
      replace.apply(this, values);
    };
    const look = () => {
      const isThere =
        document.querySelector('h1')?.textContent === 'My Profile' &&
        document.querySelector('main button[type="submit"]:enabled');
      if (!isThere) {
        requestAnimationFrame(look);
        return;
      }
      times.shown = performance.now();
      // After the paint, and after React's effects.
      requestAnimationFrame(() =>
        setTimeout(() => {
          times.usable = performance.now();
        }),
      );
    };
    requestAnimationFrame(look);
  });
}

/** The duration of each step of the login, once My Profile is usable; milliseconds. */
export async function measuredLogin(page: Page): Promise<Record<string, number>> {
  await page.waitForFunction(() => window.benchLogin.usable > 0);
  const { times, calls } = await page.evaluate(() => ({
    times: { ...window.benchLogin },
    calls: performance
      .getEntriesByType('resource')
      .map(({ name, startTime, duration }) => ({ name, startTime, end: startTime + duration })),
  }));
  const callTo = (part: string) => {
    const call = calls.find(({ name, startTime }) => name.includes(part) && startTime > times.pressed);
    if (!call) throw new Error(`The login did not call ${part}.`);
    return call;
  };
  const accepted = callTo('accounts:signInWithPassword').end;
  const described = callTo('accounts:lookup').end;
  return {
    [LOGIN]: times.usable - times.pressed,
    '  pressed to password accepted, ms': accepted - times.pressed,
    '  then to account described, ms': described - accepted,
    '  then to access token stored, ms': times.stored - described,
    '  then to redirect, one second after Login was pressed, ms': times.redirected - times.stored,
    '  then to record shown, ms': times.shown - times.redirected,
    '  then to usable, ms': times.usable - times.shown,
    '  token stored to record asked for, ms': callTo('/Listen/channel').startTime - times.stored,
  };
}
