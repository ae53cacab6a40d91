import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long findBy and waitFor look: long enough for a busy machine, since they return as soon as they see it.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no media queries: the screen is small, and nothing is asked for.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor does it scroll.
window.scrollTo = () => undefined;

// Node's channels reach the test files of other threads: a logout in one of them would end the session of another.
const OWN = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${OWN}`);
  }
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
