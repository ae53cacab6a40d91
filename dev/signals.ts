const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A second signal ends the process at once. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (isAsked) process.exit(1);
        isAsked = true;
        resolve();
      });
    }
  });
}

/**
 * Vite ends the process on SIGTERM and at the end of the input; the other parts must stop first, and export
 * their data.
 */
export async function withoutExits<Server>(start: () => Promise<Server>): Promise<Server> {
  const onSigterm = process.listeners('SIGTERM');
  const onEnd = process.stdin.listeners('end');
  const server = await start();
  for (const listener of process.listeners('SIGTERM')) {
    if (!onSigterm.includes(listener)) process.off('SIGTERM', listener);
  }
  for (const listener of process.stdin.listeners('end')) {
    if (!onEnd.includes(listener)) process.stdin.off('end', listener as () => void);
  }
  return server;
}
