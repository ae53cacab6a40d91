const forgetters = new Set<() => void>();

export function onLogout(forget: () => void): void {
  forgetters.add(forget);
}

export function forgetAtLogout(): void {
  for (const forget of forgetters) forget();
}
