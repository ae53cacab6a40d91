import WebSocket from 'ws';
import { freePorts } from '../../../../dev/ports.ts';
import { HOST } from '../../../../dev/project.ts';
import { startServer } from '../../../../dev/servers.ts';
import { fontEnvironment } from '../stack/fonts.ts';

/** A key or a pointer in WebDriver's format, which both engines take. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: Readonly<Record<string, unknown>>[];
}

/** One window with its own storage, driven by WebDriver. */
export interface BrowserWindow {
  goTo: (address: string) => Promise<void>;
  /** The value of an expression, which must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  act: (source: InputSource) => Promise<void>;
  /** Chooses a file for the file input that an expression names. */
  setFile: (expression: string, path: string) => Promise<void>;
  /** A PDF of the page; undefined where the driver cannot print. */
  print: () => Promise<Buffer | undefined>;
  screenshot: () => Promise<Buffer>;
  /** Console errors, exceptions, unhandled rejections and violations of the content policy so far. */
  problems: () => string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: 'Firefox' | 'WebKit' | 'Chromium' | 'Chromium 102';
  /** The keys that enter a date into an empty date field. */
  dateKeys: (year: string, month: string, day: string) => string;
  /**
   * @param home an empty folder
   * @param script runs in each page before its own scripts; WebKit's driver has no such thing
   */
  openWindow: (home: string, script?: string) => Promise<BrowserWindow>;
}

/** Starts a browser or its driver on a free port, where it answers this path. @returns its address, without the scheme */
export async function startDriver(
  home: string,
  path: string,
  commandOf: (port: number) => { command: string; args: string[] },
): Promise<{ host: string; stop: () => Promise<void> }> {
  const { web: port } = await freePorts();
  const { command, args } = commandOf(port);
  const logFile = `${home}/driver.log`;
  const host = `${HOST}:${port}`;
  const process = { name: command, command, args, cwd: home, env: environmentIn(home), logFile };
  const driver = await startServer(process, [`http://${host}${path}`], 60_000);
  return { host, stop: driver.stop };
}

export type Values = Record<string, unknown>;

/** Sends commands with numbers to a browser and waits for their answers; `onEvent` gets its other messages. */
export async function commandsTo(address: string, onEvent: (event: Values) => void) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<unknown, (answer: Values) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Values;
    const take = waiting.get(message.id) ?? onEvent;
    waiting.delete(message.id);
    take(message);
  });
  let id = 0;
  const send = async (method: string, params: Values = {}): Promise<Values> => {
    id += 1;
    const answered = new Promise<Values>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    const result = answer.result as Values | undefined;
    if (!result || 'exceptionDetails' in result)
      throw new Error(`The browser refused ${method}: ${JSON.stringify(answer)}`);
    return result;
  };
  return { send, close: () => socket.close() };
}

/** Of a browser in the time zone of the portal's people; `home` has all that it stores. */
function environmentIn(home: string): NodeJS.ProcessEnv {
  return {
    ...fontEnvironment(),
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CACHE_HOME: `${home}/cache`,
    XDG_CONFIG_HOME: `${home}/config`,
    XDG_DATA_HOME: `${home}/data`,
    // Otherwise GTK waits for a session bus and its services.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    TZ: 'Asia/Kolkata',
  };
}
