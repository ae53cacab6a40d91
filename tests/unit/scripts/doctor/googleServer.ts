import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  status?: number;
  body: unknown;
}

export interface GoogleServer {
  /** A fetch that sends requests for every host to this server, and records them. */
  fetch: typeof globalThis.fetch;
  /** The answers by method, host and path with query, such as `GET storage.googleapis.com/storage/v1/b/x`. */
  replies: Record<string, Reply>;
  requests: { route: string; headers: Record<string, unknown> }[];
  close: () => Promise<void>;
}

/** A local HTTP server that replaces Google; without an answer it returns a 404 in Google's format. */
export async function startGoogleServer(): Promise<GoogleServer> {
  const replies: GoogleServer['replies'] = {};
  const requests: GoogleServer['requests'] = [];
  const server = createServer((request, response) => {
    const route = `${request.method} ${decodeURIComponent((request.url ?? '').slice(1))}`;
    requests.push({ route, headers: request.headers });
    const reply = replies[route] ?? { status: 404, body: { error: { code: 404, message: 'Not Found' } } };
    response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    fetch: (input, init) => {
      const { host, pathname, search } = new URL(String(input));
      return fetch(`http://127.0.0.1:${port}/${host}${pathname}${search}`, init);
    },
    replies,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
