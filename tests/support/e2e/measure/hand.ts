import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { type ChosenFile, chooseFile } from '../screens/uploads.ts';

/** A picker of the phone, for a choice, a date or a file: opened, and chosen from. */
const PICKER_TAPS = 2;

/** A hand on a phone: fills empty fields, and counts taps and keystrokes. */
export class Hand {
  taps = 0;
  keystrokes = 0;
  readonly #visited: string[] = [];

  constructor(readonly page: Page) {
    page.on('framenavigated', (frame) => {
      const { pathname, protocol } = new URL(frame.url());
      if (protocol.startsWith('http') && this.#visited.at(-1) !== pathname) this.#visited.push(pathname);
    });
  }

  figures() {
    const { taps, keystrokes } = this;
    const screens = new Set(this.#visited).size;
    return { taps, keystrokes, screens, pageChanges: this.#visited.length - 1 };
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** A phone shows its keyboard after a tap, wherever the focus is. */
  async type(label: string, text: string, within: Locator = this.page.locator('main')): Promise<void> {
    const input = within.getByLabel(label, { exact: true });
    if ((await input.inputValue()) === text) return;
    await expect(input, label).toHaveValue('');
    await this.tap(input);
    this.keystrokes += text.length;
    await input.pressSequentially(text);
  }

  async choose(label: string, option: string): Promise<void> {
    const select = this.page.getByLabel(label, { exact: true });
    if ((await select.locator('option:checked').textContent()) === option) return;
    this.taps += PICKER_TAPS;
    await select.selectOption(option);
  }

  async pickDate(label: string, date: string): Promise<void> {
    const input = this.page.getByLabel(label, { exact: true });
    if ((await input.inputValue()) !== '') return;
    this.taps += PICKER_TAPS;
    await input.fill(date);
  }

  async attach(input: Locator, file: ChosenFile): Promise<void> {
    this.taps += PICKER_TAPS;
    await chooseFile(input, file);
  }

  async press(name: string, within: Page | Locator = this.page): Promise<void> {
    await this.tap(within.getByRole('button', { name, exact: true }));
  }
}
