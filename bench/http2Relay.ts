import {
  type ClientHttp2Stream,
  connect,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { HOST } from '../dev/project.ts';

/** Is told of everything that goes through one stream. */
export interface StreamObserver {
  onRequest: (piece: Buffer) => void;
  onAnswer: (piece: Buffer) => void;
  onClose: () => void;
}

export interface Relay {
  port: number;
  stop: () => Promise<void>;
}

/** Passes HTTP/2 without TLS on to a port of this machine, unchanged; each stream of a path gets an observer. */
export async function startRelay(
  targetPort: number,
  observe: (path: string) => StreamObserver,
): Promise<Relay> {
  const target = connect(`http://${HOST}:${targetPort}`);
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (near, headers) => {
    const far = target.request({ ...headers });
    const observer = observe(headers[':path'] ?? '');
    near.on('data', observer.onRequest);
    far.on('data', observer.onAnswer);
    far.on('close', observer.onClose);
    passOn(near, far);
  });
  const port = await listen(server);
  return {
    port,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const session of sessions) session.destroy();
      target.destroy();
      await closed;
    },
  };
}

function passOn(near: ServerHttp2Stream, far: ClientHttp2Stream): void {
  let trailers: IncomingHttpHeaders = {};
  far.on('response', (headers, flags) => {
    const isWhole = (flags & END_STREAM) !== 0;
    if (!near.destroyed) near.respond(headers, { endStream: isWhole, waitForTrailers: !isWhole });
  });
  far.on('trailers', (headers) => {
    trailers = headers;
  });
  near.on('wantTrailers', () => near.sendTrailers(trailers));
  near.pipe(far);
  far.pipe(near);
  // Whoever gives up first takes the other side along.
  near.on('error', () => far.close());
  far.on('error', () => near.close());
  near.on('close', () => far.close());
}

const END_STREAM = 0x1;

function listen(server: Http2Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        throw new Error('A TCP server has a numeric port.');
      resolve(address.port);
    });
  });
}
