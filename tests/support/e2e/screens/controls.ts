import type { Page } from '@playwright/test';

/** The control with this label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The toast with this text. */
export const toast = (page: Page, text: string) => page.locator('.Toastify__toast', { hasText: text });
