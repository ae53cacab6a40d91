/** Tabs of one browser hear of each other's logouts here; each holds a session of its own. */
const CHANNEL = 'logouts';

/** Null where the browser keeps tabs apart, as some do that block storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Tells the other tabs of this browser that this person has logged out. */
export function announceLogout(uid: string): void {
  const channel = openChannel();
  channel?.postMessage(uid);
  channel?.close();
}

/** Calls `onLogout` when this person logs out in another tab. @returns a function that stops listening */
export function watchLogouts(uid: string, onLogout: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data === uid) onLogout();
  });
  return () => channel?.close();
}
