import { expect as base } from '@playwright/test';

/** As in playwright.config.ts, also where no runner reads it: the pictures are taken on slow computers too. */
export const expect = base.configure({ timeout: 60_000 });
