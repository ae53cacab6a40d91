import { whenIdle } from '../../session/whenIdle.ts';

/**
 * Fetches the stylesheet that the build leaves out of index.html (scripts/build/firstPaint.ts): the login
 * form has its rules inline and works sooner when the scripts load first. Also settles on failure.
 */
export function applyStylesheet(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template#stylesheet');
  const link = template?.content.querySelector('link');
  if (!template || !link) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
    template.remove();
  });
}

export function applyStylesheetWhenIdle(): void {
  whenIdle(() => void applyStylesheet());
}
