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

/** The variables of a browser in the time zone of the portal's people; `home` has all that it stores. */
export function environmentIn(home: string): NodeJS.ProcessEnv {
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
