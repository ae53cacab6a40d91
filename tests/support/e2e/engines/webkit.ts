import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type BrowserWindow, type Engine, startDriver } from './driver.ts';

/**
 * The driver discards what the browser prints, so this script starts the browser and stores the lines of its console. `stdbuf` lets
 * each line be written at once.
 */
const BROWSER = `#!/bin/sh
exec stdbuf -oL /usr/lib/*/webkit2gtk-4.1/MiniBrowser "$@" >>"$HOME/console" 2>/dev/null
`;
const ARGS = ['--automation', '--enable-write-console-messages-to-stdout=true'];

/** WebKitGTK, driven by WebDriver on a virtual screen; it has no headless mode. */
export const webkit: Engine = {
  name: 'WebKit',
  dateKeys: (year, month, day) => `${month}/${day}/${year}`,
  openWindow,
};

async function openWindow(home: string): Promise<BrowserWindow> {
  const binary = `${home}/browser`;
  const log = `${home}/console`;
  writeFileSync(binary, BROWSER);
  chmodSync(binary, 0o755);
  const { host, stop } = await startDriver(home, '/status', (port) => ({
    command: 'xvfb-run',
    // The number is also free among the screens of other windows.
    args: [
      `--server-num=${port}`,
      '--server-args=-screen 0 1440x900x24',
      'WebKitWebDriver',
      `--port=${port}`,
    ],
  }));
  const root = `http://${host}`;
  const options = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ARGS } } };
  const { sessionId } = (await command(`${root}/session`, { capabilities: options })) as {
    sessionId: string;
  };
  const session = `${root}/session/${sessionId}`;
  const evaluate = (expression: string) =>
    command(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  await command(`${session}/window/rect`, { width: 1440, height: 900 });
  return {
    goTo: async (url) => void (await command(`${session}/url`, { url })),
    evaluate,
    act: async (source) => void (await command(`${session}/actions`, { actions: [source] })),
    setFile: async (expression, path) => {
      const [element] = Object.values((await evaluate(expression)) as Record<string, string>);
      await command(`${session}/element/${element}/value`, { text: path });
    },
    print: async () => undefined,
    screenshot: async () => Buffer.from(String(await command(`${session}/screenshot`)), 'base64'),
    problems: () =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter((line) => /CONSOLE .*ERROR/.test(line))
        : [],
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await stop();
    },
  };
}

async function command(address: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKit refused ${address}: ${JSON.stringify(value)}`);
  return value;
}
