import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareHost } from '../../runner/host.ts';

let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'onboarding-host-'));
});

afterEach(() => {
  rmSync(home, { recursive: true });
});

/** The environment that the tests get on a computer with this one. */
function prepared(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = { HOME: home, ...environment };
  prepareHost(own);
  return own;
}

it('sets the time zone and the language, and removes the colours of a terminal', () => {
  const found = prepared({
    TZ: 'Asia/Kolkata',
    LC_ALL: 'hi_IN',
    LANGUAGE: 'hi',
    FORCE_COLOR: '1',
    NO_COLOR: '1',
  });
  expect(found).toMatchObject({ TZ: 'UTC', LANG: 'en_US.UTF-8' });
  expect(Object.keys(found).toSorted()).toEqual(['HOME', 'LANG', 'NO_PROXY', 'TZ', 'no_proxy']);
});

it.each([
  [{}, '127.0.0.1,localhost'],
  [{ NO_PROXY: 'intranet.example' }, 'intranet.example,127.0.0.1,localhost'],
  [{ NO_PROXY: 'localhost,127.0.0.1' }, 'localhost,127.0.0.1'],
])('keeps a proxy away from this computer: %j', (environment, expected) => {
  expect(prepared({ HTTP_PROXY: 'http://proxy.example', ...environment }).NO_PROXY).toBe(expected);
});

it.each(['18.20.0', '20.18.9'])('names the oldest Node that runs the tests, on %s', (node) => {
  expect(() => prepareHost({ HOME: home }, { node })).toThrow('The tests need Node 20.19 or newer');
});
