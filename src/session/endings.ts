let saveTyped: () => Promise<void> = async () => undefined;

/** `save` is called while the screen is still open when another tab ends the session. */
export function onSessionEnd(save: () => Promise<void>): void {
  saveTyped = save;
}

export function saveBeforeEnd(): Promise<void> {
  return saveTyped();
}

/** Tabs have separate sessions; a BroadcastChannel tells them of a logout. */
const CHANNEL = 'logouts';

/** null where the browser isolates tabs, as some do that block storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export function announceLogout(uid: string): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(uid);
  channel?.close();
}

/** For logouts in another tab. @returns a function that stops listening */
export function watchLogouts(uid: string, onLogout: () => void): () => void {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }) => {
    if (data === uid) onLogout();
  });
  return () => channel?.close();
}
