import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Engine } from './driver.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  /** Another person at a browser without the cookies and storage of the others; `delay` as in `Visitor`. */
  arrive: (engine: Engine, delay?: number) => Promise<Visitor>;
}

/** Playwright's `test` without its browsers, which fails on any problem in a visitor's console. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  arrive: async ({}, use, info) => {
    const visitors: Visitor[] = [];
    await use(async (engine, delay) => {
      const visitor = await Visitor.arrive(engine, delay);
      visitors.push(visitor);
      return visitor;
    });
    if (info.status !== info.expectedStatus) {
      for (const [index, visitor] of visitors.entries())
        await writeFile(info.outputPath(`visitor-${index + 1}.png`), await visitor.window.screenshot());
    }
    const problems = visitors.flatMap((visitor) => visitor.window.problems());
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    expect(problems, 'errors in the browser').toEqual([]);
  },
});
