import WebSocket from 'ws';
import { freePorts } from '../../../../dev/ports.ts';
import { startProcess } from '../../../../dev/processes.ts';
import { HOST } from '../../../../dev/project.ts';
import { waitForHttp } from '../../../../dev/waitFor.ts';
import { requireChromium } from '../stack/chromium.ts';
import { type BrowserWindow, type Engine, environmentIn, type InputSource } from './driver.ts';
import { OLD_CHROMIUM } from './oldChromium.ts';

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
  const { web: port } = await freePorts();
  const browser = startProcess({
    name: 'Chromium',
    command,
    args: [...ARGS, `--remote-debugging-port=${port}`, `--user-data-dir=${home}`, 'about:blank'],
    cwd: home,
    env: environmentIn(home),
    logFile: `${home}/chromium.log`,
  });
  const root = `http://${HOST}:${port}`;
  await waitForHttp([`${root}/json/version`], [browser.crashed], 60_000);
  const targets = (await (await fetch(`${root}/json/list`)).json()) as Record<string, string>[];
  const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
  if (!address) throw new Error('Chromium has no page.');
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const problems: string[] = [];
  const { send, next } = commandsOver(socket, problems);
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`);
  if (script) await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  const evaluate = async (expression: string, returnByValue = true) => {
    const answer = await send('Runtime.evaluate', { expression, returnByValue, awaitPromise: true });
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
    return answer.result as { value?: unknown; objectId?: string };
  };
  const dataOf = async (method: string, options: Values = {}) =>
    Buffer.from(String((await send(method, options)).data), 'base64');
  return {
    goTo: async (url) => {
      const loaded = next('Page.loadEventFired');
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
      socket.close();
      await browser.stop();
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

type Values = Record<string, unknown>;

interface Message {
  id?: number;
  result?: Values;
  error?: { message: string };
  method?: string;
  params?: Values;
}

/** Sends commands and waits for answers and events; the errors of the console are added to `problems`. */
function commandsOver(socket: WebSocket, problems: string[]) {
  const waiting = new Map<number | string, (message: Message) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    const problem = problemIn(message);
    if (problem) problems.push(problem);
    waiting.get(message.id ?? message.method ?? '')?.(message);
  });
  const next = (key: number | string) => new Promise<Message>((resolve) => waiting.set(key, resolve));
  const send = async (method: string, params: Values = {}): Promise<Values> => {
    last += 1;
    const answer = next(last);
    socket.send(JSON.stringify({ id: last, method, params }));
    const { id = 0, result, error } = await answer;
    waiting.delete(id);
    if (!result) throw new Error(`Chromium refused ${method}: ${error?.message}`);
    return result;
  };
  return { send, next };
}

function problemIn({ method, params = {} }: Message): string | undefined {
  const entry = params.entry as { level: string; text: string; url?: string } | undefined;
  if (method === 'Log.entryAdded' && entry?.level === 'error') return `${entry.text} ${entry.url ?? ''}`;
  if (method === 'Runtime.exceptionThrown') return JSON.stringify(params.exceptionDetails);
  if (method === 'Runtime.consoleAPICalled' && params.type === 'error') return JSON.stringify(params.args);
  return undefined;
}
