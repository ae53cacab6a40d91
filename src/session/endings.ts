/** What has to happen when a session ends, registered by those who hold something of it. */
const forgetters = new Set<() => void>();
let keepTyped: () => Promise<void> = async () => undefined;

/** Has `forget` called at every logout, so that nothing of a person is left in this tab. */
export function onLogout(forget: () => void): void {
  forgetters.add(forget);
}

export function forgetAtLogout(): void {
  for (const forget of forgetters) forget();
}

/** Has `keep` called while the screen of a session that ends elsewhere still stands. */
export function onSessionEnd(keep: () => Promise<void>): void {
  keepTyped = keep;
}

/** Keeps what is typed, or has it wait in this tab, before the session's screen goes. */
export function keepBeforeEnd(): Promise<void> {
  return keepTyped();
}
