import { writeFileSync } from 'node:fs';
import { type BrowserWindow, commandsTo, type Engine, startDriver } from './driver.ts';
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
  const { host, stop } = await startDriver(home, '', (port) => ({
    command: findFirefox() ?? 'firefox',
    args: ['--headless', '--no-remote', `--remote-debugging-port=${port}`, '--profile', home],
  }));
  const problems: string[] = [];
  const { send, close } = await commandsTo(`ws://${host}/session`, ({ params }) => {
    const { level, text } = params as { level?: string; text?: string };
    if (level === 'error') problems.push(String(text));
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  if (script) await send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const evaluate = async (expression: string) => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    return answer.result as { value?: unknown; sharedId?: string };
  };
  const dataOf = async (method: string) =>
    Buffer.from(String((await send(`browsingContext.${method}`, { context })).data), 'base64');
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
    print: () => dataOf('print'),
    screenshot: () => dataOf('captureScreenshot'),
    problems: () => problems,
    close: async () => {
      close();
      await stop();
    },
  };
}
