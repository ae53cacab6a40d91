/** How an element is found: by its accessible role and name, its label, its own text, or a selector. */
export interface Step {
  by: 'Role' | 'LabelText' | 'Text' | 'css';
  value: string | RegExp;
  name?: string | RegExp | undefined;
}

export interface Place {
  /** The visible elements that match. */
  count: number;
  /** All that match. */
  all: number;
  /** Why the element takes no click; empty when it does. */
  problem: string;
  x: number;
  y: number;
  width: number;
  height: number;
  type?: string;
  value?: string;
  /** Of a select: the texts of its options, and the number of the chosen one. */
  options?: string[];
  chosen?: number;
}

type Matcher = string | RegExp;
type Clean = (text: string) => string;
type Query = (
  value: Matcher,
  options: { name?: (name: string) => boolean; normalizer?: Clean },
) => HTMLElement[];

/**
 * Runs in the page, where Testing Library is loaded: finds an element, scrolls to it, and keeps it in `window.found`. Regular expressions
 * arrive as their parts.
 */
export function stateOf(steps: readonly Step[]): Place {
  const page = window as unknown as {
    TestingLibraryDom: { within: (scope: Element) => Record<string, Query> };
    found?: Element;
  };
  const matcher = (name: Matcher) => (typeof name === 'string' ? name : new RegExp(name.source, name.flags));
  // Without the marks of the translator (translator.ts).
  const normalizer: Clean = (text) =>
    text
      .replace(/[\u200b\u00ad]/g, '')
      .trim()
      .replace(/\s+/g, ' ');
  const matches = (name: Matcher) => (text: string) =>
    typeof name === 'string'
      ? normalizer(text) === name
      : new RegExp(name.source, name.flags).test(normalizer(text));
  let all: HTMLElement[] = [document.body];
  for (const { by, value, name } of steps) {
    all = all.flatMap((scope) =>
      by === 'css'
        ? [...scope.querySelectorAll<HTMLElement>(String(value))]
        : (page.TestingLibraryDom.within(scope)[`queryAllBy${by}`]?.(
            matcher(value),
            by === 'Role' ? (name === undefined ? {} : { name: matches(name) }) : { normalizer },
          ) ?? []),
    );
  }
  // Chromium 102 has no checkVisibility.
  const visible = all.filter(
    (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible',
  );
  const element = visible[0] ?? all[0];
  page.found = element;
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  if (!element) return { count: 0, all: 0, problem: 'missing', ...nowhere };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  const isLoading = [...document.images].some((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.complete && top < innerHeight && bottom > 0;
  });
  const isMoving = document.getAnimations().some((each) => each instanceof CSSTransition);
  const isDisabled = element.matches(':disabled');
  const covered = isHit ? '' : `covered by ${hit?.outerHTML.slice(0, 100)}`;
  const waits = isMoving ? 'moving' : isLoading ? 'beside a picture that loads' : '';
  const problem = isDisabled ? 'disabled' : waits || covered;
  const control = element as HTMLInputElement;
  return {
    count: visible.length,
    all: all.length,
    problem,
    x,
    y,
    width,
    height,
    type: control.type,
    value: control.value,
    ...(element instanceof HTMLSelectElement && {
      options: [...element.options].map(({ text }) => normalizer(text)),
      chosen: element.selectedIndex,
    }),
  };
}
