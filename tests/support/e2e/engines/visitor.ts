import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Account } from '../people/accounts.ts';
import type { ChosenFile } from '../screens/uploads.ts';
import { e2ePorts, portalOrigin } from '../stack/environment.ts';
import { sessionStorageOf } from '../stack/session.ts';
import { translator } from '../translator.ts';
import type { BrowserWindow, Engine, InputSource } from './driver.ts';
import { type Place, type Step, stateOf } from './inPage.ts';

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.js',
);

const ENTER = '\uE007';
const CONTROL = '\uE009';
const BACKSPACE = '\uE003';
/** The milliseconds between two looks at the page. */
const POLLS = [30, 50, 100, 200];

const ARROWS = { up: '\uE013', down: '\uE015' };

const role =
  (name: string) =>
  (label?: string | RegExp): Step => ({ by: 'Role', value: name, name: label });
export const button = role('button');
export const dialog = role('dialog');
export const heading = role('heading');
export const image = role('img');
export const link = role('link');
export const navigation = role('navigation');
export const row = role('row');
export const table = role('table');
export const field = (label: string | RegExp): Step => ({ by: 'LabelText', value: label });
export const text = (value: string | RegExp): Step => ({ by: 'Text', value });
export const css = (value: string): Step => ({ by: 'css', value });

/** A key, and what happens while it is down. */
const pressed = (value: string, meanwhile: InputSource['actions'] = []): InputSource['actions'] => [
  { type: 'keyDown', value },
  ...meanwhile,
  { type: 'keyUp', value },
];

/** A person at a browser: real keys and a real pointer, in an engine without Playwright. */
export class Visitor {
  private constructor(
    private readonly engine: Engine,
    readonly window: BrowserWindow,
    private readonly home: string,
    private readonly origin: string,
  ) {}

  /** @param delay translates each page, in milliseconds after a change */
  static async arrive(engine: Engine, delay?: number): Promise<Visitor> {
    const home = await mkdtemp(join(tmpdir(), 'engine-'));
    const origin = portalOrigin(await e2ePorts());
    return new Visitor(
      engine,
      await engine.openWindow(home, delay === undefined ? undefined : translator(delay)),
      home,
      origin,
    );
  }

  async leave(): Promise<void> {
    await this.window.close();
    await rm(this.home, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Prints the page with its pictures. */
  async print(): Promise<Buffer | undefined> {
    const loaded = '[...document.images].every(({ complete, loading }) => complete || loading === "lazy")';
    await this.until(() => this.window.evaluate(loaded), true, 'pictures are loaded');
    return this.window.print();
  }

  /** @param address a path of the portal, or a whole address */
  async open(address: string): Promise<void> {
    await this.window.goTo(new URL(address, this.origin).href);
  }

  /** Opens a path signed in, without the login form. */
  async signIn(account: Account, path: string): Promise<void> {
    const entries = await sessionStorageOf(account);
    await this.open('/logo.svg');
    await this.window.evaluate(`Object.assign(sessionStorage, ${JSON.stringify(entries)}).length`);
    await this.open(path);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.window.evaluate(expression);
  }

  /** Waits until the portal shows this path. */
  isAt(path: string): Promise<void> {
    return this.until(() => this.window.evaluate('location.pathname'), path, 'path');
  }

  /** Waits until the element is visible. Each step searches inside the previous one. */
  sees(...steps: Step[]): Promise<void> {
    const seen = async () => (await this.placeOf(steps)).count > 0;
    return this.until(seen, true, `shows ${describe(steps)}`);
  }

  /** Waits until the page holds the element, even where only a printout shows it. */
  holds(...steps: Step[]): Promise<void> {
    const held = async () => (await this.placeOf(steps)).all > 0;
    return this.until(held, true, `holds ${describe(steps)}`);
  }

  async click(...steps: Step[]): Promise<void> {
    await this.drag([[0.5, 0.5]], ...steps);
  }

  /** Presses the pointer at the first place, moves it over the others and releases it; places are parts of the element's width and height. */
  async drag(places: readonly (readonly [number, number])[], ...steps: Step[]): Promise<void> {
    const { x, y, width, height } = await this.ready(steps);
    const moves = places.map(([left, top]) => ({
      type: 'pointerMove',
      x: Math.round(x + width * left),
      y: Math.round(y + height * top),
      origin: 'viewport',
      duration: places.length === 1 ? 0 : 100,
    }));
    const press = [{ type: 'pointerDown', button: 0 }];
    const actions = [...moves.slice(0, 1), ...press, ...moves.slice(1), { type: 'pointerUp', button: 0 }];
    await this.window.act({ type: 'pointer', id: 'mouse', actions });
  }

  /** Presses each key of a text; a line break is Enter. */
  async press(keys: string): Promise<void> {
    const actions = [...keys.replaceAll('\n', ENTER)].flatMap((key) => pressed(key));
    await this.window.act({ type: 'key', id: 'keyboard', actions });
  }

  async pressWithControl(key: string): Promise<void> {
    await this.window.act({ type: 'key', id: 'keyboard', actions: pressed(CONTROL, pressed(key)) });
  }

  /** Waits for the value of an element. */
  reads(value: string, ...steps: Step[]): Promise<void> {
    const now = async () => (await this.placeOf(steps)).value;
    return this.until(now, value, `value of ${describe(steps)}`);
  }

  /** Replaces what is in a field. */
  async fill(label: string | RegExp, value: string, ...within: Step[]): Promise<void> {
    const steps = [...within, field(label)];
    const { type } = await this.ready(steps);
    if (type === 'date') {
      await this.drag([[0.1, 0.5]], ...steps);
      const [year = '', month = '', day = ''] = value.split('-');
      await this.press(this.engine.dateKeys(year, month, day));
    } else {
      await this.click(...steps);
      await this.pressWithControl('a');
      await this.press(`${BACKSPACE}${value}`);
    }
    await this.reads(value, ...steps);
  }

  async fillAll(entries: Readonly<Record<string, string>>, ...within: Step[]): Promise<void> {
    for (const [label, value] of Object.entries(entries)) await this.fill(label, value, ...within);
  }

  /** Chooses an option of a select with the arrow keys, without opening its list. */
  async choose(label: string, option: string, ...within: Step[]): Promise<void> {
    const steps = [...within, field(label)];
    await this.ready(steps);
    await this.window.evaluate('window.found.focus()');
    const { options = [], chosen = 0 } = await this.placeOf(steps);
    const moves = options.indexOf(option) - chosen;
    await this.press((moves < 0 ? ARROWS.up : ARROWS.down).repeat(Math.abs(moves)));
    const now = async () => {
      const place = await this.placeOf(steps);
      return place.options?.[place.chosen ?? 0];
    };
    await this.until(now, option, `choice of ${describe(steps)}`);
  }

  /** Chooses a file; the input itself may be hidden. */
  async upload(file: ChosenFile, ...steps: Step[]): Promise<void> {
    const path = join(this.home, file.name);
    await writeFile(path, file.buffer);
    await this.holds(...steps);
    await this.window.setFile('window.found', path);
  }

  /** Waits until one element matches, stays where it is and takes a click. */
  private async ready(steps: Step[]): Promise<Place> {
    let place: Place | undefined;
    const state = async () => {
      const before = place;
      place = await this.placeOf(steps);
      if (place.count !== 1) return `found ${place.count} times`;
      if (place.problem) return place.problem;
      return before?.x === place.x && before.y === place.y ? 'ready' : 'moving';
    };
    await this.until(state, 'ready', describe(steps));
    if (!place) throw new Error(`There is no ${describe(steps)}.`);
    return place;
  }

  private async until(look: () => Promise<unknown>, wanted: unknown, what: string): Promise<void> {
    await expect.poll(look, { message: `${this.engine.name}: ${what}`, intervals: POLLS }).toBe(wanted);
  }

  private async placeOf(steps: Step[]): Promise<Place> {
    const isLoaded = await this.window.evaluate('"TestingLibraryDom" in window');
    if (!isLoaded) await this.window.evaluate(`(() => { ${await readFile(LIBRARY, 'utf8')} })()`);
    const json = JSON.stringify(steps, (_, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    );
    return (await this.window.evaluate(`(${stateOf})(${json})`)) as Place;
  }
}

function describe(steps: readonly Step[]): string {
  return steps.map(({ by, value, name = '' }) => `${by === 'Role' ? '' : by} ${value} ${name}`).join(' > ');
}
