import { whenIdle } from '../../session/whenIdle.ts';

/**
 * Fetches the stylesheet that the build keeps back in index.html (scripts/build/firstPaint.ts): the login form has the rules
 * it needs inline, and works sooner when the program comes first.
 * @returns settles when the styles are there, or cannot be had, and at once where nothing was kept back
 */
export function applyStylesheet(): Promise<void> {
  const kept = document.querySelector<HTMLTemplateElement>('template#stylesheet');
  const link = kept?.content.querySelector('link');
  if (!kept || !link) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
    kept.remove();
  });
}

/** The same once the browser has nothing better to do. */
export function applyStylesheetWhenIdle(): void {
  whenIdle(() => void applyStylesheet());
}
