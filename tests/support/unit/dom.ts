import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long findBy and waitFor look: long enough for a busy machine, since they return as soon as they see it.
configure({ asyncUtilTimeout: 15_000 });

// jsdom knows the dialog element, but not how to open it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.tabIndex = -1;
  this.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
