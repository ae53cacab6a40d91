import { requireChromium } from '../stack/chromium.ts';
import {
  type BrowserWindow,
  commandsTo,
  type Engine,
  type InputSource,
  startDriver,
  type Values,
} from './driver.ts';
import { OLD_CHROMIUM } from './programs.ts';

const engineOf = (name: Engine['name'], find: () => string): Engine => ({
  name,
  dateKeys: (year, month, day) => `${month}${day}${year}`,
  openWindow: (home, script) => openWindow(find(), home, script),
});

/** Driven by the DevTools protocol: Playwright starts no Chromium that is this old. */
export const oldChromium = engineOf('Chromium 102', () => OLD_CHROMIUM);
export const chromium = engineOf('Chromium', () => requireChromium());

const ARGS = [
  '--headless',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--force-prefers-reduced-motion',
  '--lang=en-US',
  '--window-size=1440,900',
  '--no-sandbox',
];

async function openWindow(command: string, home: string, script?: string): Promise<BrowserWindow> {
  const { host, stop } = await startDriver(home, '/json/version', (port) => ({
    command,
    args: [...ARGS, `--remote-debugging-port=${port}`, `--user-data-dir=${home}`, 'about:blank'],
  }));
  const targets = (await (await fetch(`http://${host}/json/list`)).json()) as Record<string, string>[];
  const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
  if (!address) throw new Error('Chromium has no page.');
  const problems: string[] = [];
  let onLoaded: (() => void) | undefined;
  const { send, close } = await commandsTo(address, (event) => {
    if (event.method === 'Page.loadEventFired') onLoaded?.();
    problems.push(...problemsIn(event));
  });
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`);
  if (script) await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  const evaluate = async (expression: string, returnByValue = true) => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue, awaitPromise: true });
    return result as { value?: unknown; objectId?: string };
  };
  const dataOf = async (method: string, options: Values = {}) =>
    Buffer.from(String((await send(method, options)).data), 'base64');
  return {
    goTo: async (url) => {
      const loaded = new Promise<void>((resolve) => {
        onLoaded = resolve;
      });
      await send('Page.navigate', { url });
      await loaded;
    },
    evaluate: async (expression) => (await evaluate(expression)).value,
    act: async (source) => {
      for (const [method, event] of eventsOf(source)) await send(`Input.${method}`, event);
    },
    setFile: async (expression, path) => {
      const { objectId } = await evaluate(expression, false);
      await send('DOM.setFileInputFiles', { files: [path], objectId });
    },
    print: () => dataOf('Page.printToPDF', { preferCSSPageSize: true }),
    screenshot: () => dataOf('Page.captureScreenshot'),
    problems: () => problems,
    close: async () => {
      close();
      await stop();
    },
  };
}

/** The keys of WebDriver that write no character. */
const KEYS: Readonly<Record<string, { key: string; code: number; text?: string }>> = {
  '\uE007': { key: 'Enter', code: 13, text: '\r' },
  '\uE009': { key: 'Control', code: 17 },
  '\uE003': { key: 'Backspace', code: 8 },
  '\uE013': { key: 'ArrowUp', code: 38 },
  '\uE015': { key: 'ArrowDown', code: 40 },
};

/** The protocol's calls for the actions of WebDriver. */
function eventsOf({ actions }: InputSource): [string, Values][] {
  let place = {};
  let isPressed = false;
  let hasControl = false;
  return actions.map(({ type, value, x, y }) => {
    if (type === 'keyDown' || type === 'keyUp') {
      const { key, code, text } = KEYS[String(value)] ?? { key: value, code: 0, text: value };
      if (key === 'Control') hasControl = type === 'keyDown';
      const written = type === 'keyDown' && !hasControl && text !== undefined ? { text } : {};
      const commands = hasControl && key === 'a' ? ['selectAll'] : [];
      const modifiers = hasControl ? 2 : 0;
      return [
        'dispatchKeyEvent',
        { type, key, windowsVirtualKeyCode: code, modifiers, commands, ...written },
      ];
    }
    if (type === 'pointerMove') place = { x, y };
    else isPressed = type === 'pointerDown';
    const kind = { pointerMove: 'mouseMoved', pointerDown: 'mousePressed', pointerUp: 'mouseReleased' }[
      String(type)
    ];
    const buttons = isPressed ? 1 : 0;
    const button = type === 'pointerMove' && !isPressed ? 'none' : 'left';
    return ['dispatchMouseEvent', { type: kind, ...place, button, buttons, clickCount: 1 }];
  });
}

function problemsIn({ method, params }: Values): string[] {
  const { entry, exceptionDetails, type, args } = params as Values;
  const { level, text, url = '' } = (entry ?? {}) as Values;
  if (method === 'Log.entryAdded' && level === 'error') return [`${text} ${url}`];
  if (method === 'Runtime.exceptionThrown') return [JSON.stringify(exceptionDetails)];
  return method === 'Runtime.consoleAPICalled' && type === 'error' ? [JSON.stringify(args)] : [];
}
