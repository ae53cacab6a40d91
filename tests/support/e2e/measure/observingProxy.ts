import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { HOST } from '../../../../dev/project.ts';

/** A request that passes the proxy. */
export interface PassingRequest {
  method: string;
  url: URL;
  body: string;
}

/** Receives each request before it is sent; the returned function receives the answer, piece by piece. */
export type Observer = (request: PassingRequest) => ((piece: string) => void) | undefined;

/** Starts an HTTP proxy for a browser, which forwards everything unchanged and at once. */
export async function startObservingProxy(
  observe: Observer,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((near, answer) => {
    buffer(near).then(
      (body) => passOn(near, body, answer, observe),
      // The browser disconnected before its request.
      () => answer.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(near: IncomingMessage, body: Buffer, answer: ServerResponse, observe: Observer): void {
  const { method = 'GET', headers } = near;
  const url = new URL(near.url ?? '');
  const onPiece = observe({ method, url, body: body.toString() });
  // Uncompressed, so that the observer can read it; on a new connection, which no service closes as unused.
  const far = ask(url, { method, headers: { ...headers, 'accept-encoding': 'identity' }, agent: false });
  far.on('response', (message) => {
    answer.writeHead(message.statusCode ?? 502, message.headers);
    if (onPiece) {
      const decoder = new TextDecoder();
      message.on('data', (piece: Buffer) => onPiece(decoder.decode(piece, { stream: true })));
    }
    message.on('error', () => answer.destroy());
    message.pipe(answer);
  });
  far.on('error', () => answer.destroy());
  answer.on('close', () => far.destroy());
  far.end(body);
}
