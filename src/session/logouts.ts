/** Tabs of one browser hear of each other's logouts here; each holds a session of its own (DESIGN 7). */
const CHANNEL = 'logouts';

/** Tells the other tabs of this browser that this person has logged out. */
export function announceLogout(uid: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(uid);
  channel.close();
}

/** Calls `onLogout` when this person logs out in another tab. @returns a function that stops listening */
export function watchLogouts(uid: string, onLogout: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === uid) onLogout();
  };
  return () => channel.close();
}
