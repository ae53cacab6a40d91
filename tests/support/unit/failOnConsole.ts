import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['error', 'warn'] as const;

let unexpected: string[] = [];

// A test that expects output replaces these with its own spy.
beforeEach(() => {
  unexpected = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...values) => {
      unexpected.push(`console.${method}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, 'unexpected console output').toEqual([]);
});
