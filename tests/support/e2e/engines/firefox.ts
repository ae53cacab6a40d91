import { writeFileSync } from 'node:fs';
import WebSocket from 'ws';
import { freePorts } from '../../../../dev/ports.ts';
import { startProcess } from '../../../../dev/processes.ts';
import { HOST } from '../../../../dev/project.ts';
import { waitForHttp } from '../../../../dev/waitFor.ts';
import { type BrowserWindow, type Engine, environmentIn } from './driver.ts';
import { findFirefox } from './programs.ts';

const PREFERENCES = `
user_pref("intl.accept_languages", "en-IN, en");
user_pref("ui.prefersReducedMotion", 1);
`;

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  dateKeys: (year, month, day) => `${month}${day}${year}`,
  openWindow,
};

async function openWindow(home: string, script?: string): Promise<BrowserWindow> {
  writeFileSync(`${home}/user.js`, PREFERENCES);
  const { web: port } = await freePorts();
  const browser = startProcess({
    name: 'Firefox',
    command: findFirefox() ?? 'firefox',
    args: ['--headless', '--no-remote', `--remote-debugging-port=${port}`, '--profile', home],
    cwd: home,
    env: environmentIn(home),
    logFile: `${home}/firefox.log`,
  });
  await waitForHttp([`http://${HOST}:${port}`], [browser.crashed], 60_000);
  const socket = new WebSocket(`ws://${HOST}:${port}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const problems: string[] = [];
  const send = commandsOver(socket, problems);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  if (script) await send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const evaluate = async (expression: string) => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    return answer.result as { value?: unknown; sharedId?: string };
  };
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const { value } = await evaluate(`JSON.stringify(${expression})`);
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    act: async (source) => void (await send('input.performActions', { context, actions: [source] })),
    setFile: async (expression, path) => {
      const { sharedId } = await evaluate(expression);
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    print: async () => {
      const { data } = await send('browsingContext.print', { context });
      return Buffer.from(String(data), 'base64');
    },
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    problems: () => problems,
    close: async () => {
      socket.close();
      await browser.stop();
    },
  };
}

type Values = Record<string, unknown>;

interface Message {
  id?: number;
  result?: Values;
  message?: string;
  params?: { level: string; text: string };
}

/** Sends commands and waits for their answers; the errors of the console are added to `problems`. */
function commandsOver(socket: WebSocket, problems: string[]) {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') problems.push(message.params.text);
  });
  return async (method: string, params: Values): Promise<Values> => {
    last += 1;
    const id = last;
    const { result, message } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (!result || 'exceptionDetails' in result)
      throw new Error(`Firefox refused ${method}: ${message ?? JSON.stringify(result)}`);
    return result;
  };
}
