import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { staffSignIn } from '../src/config/portal.ts';
import { createMailApp, type LogEntry } from './app.ts';
import { createPostman } from './delivery.ts';
import type { Settings } from './settings.ts';
import { createTokenReader } from './token.ts';

interface RunningServer {
  /** Refuses new calls, and resolves when running calls are answered, after at most 9 s. */
  stop: () => Promise<void>;
}

const STOP_MS = 9_000;

/** @throws Error when the port is taken */
export async function startServer(
  settings: Settings,
  log: (entry: LogEntry) => void,
): Promise<RunningServer> {
  const postman = createPostman(settings);
  const readToken = createTokenReader({
    projectId: settings.projectId,
    isEmulator: settings.firestoreEmulator !== undefined,
    staffSignIn,
    workDomains: settings.workDomains,
  });
  const app = createMailApp({ settings, readToken, deliver: postman.deliver, log });
  const { host: hostname, port } = settings;
  const server = await new Promise<Server>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, hostname, port }, () => resolve(starting)) as Server;
    starting.once('error', reject);
  });
  // A connection that sends nothing must not stay open for ever.
  server.requestTimeout = 15_000;
  return {
    async stop() {
      const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(timer);
      postman.close();
    },
  };
}
