const forgetters = new Set<() => void>();

/** Has `forget` called at every logout, so that nothing of a person is left in this tab. */
export function onLogout(forget: () => void): void {
  forgetters.add(forget);
}

export function forgetAtLogout(): void {
  for (const forget of forgetters) forget();
}
