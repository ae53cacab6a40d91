import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The timeout of findBy and waitFor, for busy machines; they return as soon as they match.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no media queries: tests see a small screen without preferences.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no layout, so no size ever changes.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// jsdom cannot scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Node's channels reach test files in other threads: a logout in one would end the session of another.
const OWN = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${OWN}`);
  }
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});
