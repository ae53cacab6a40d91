import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { HOST } from '../../../../dev/project.ts';
import type { StackPart } from '../../../../dev/stack.ts';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The properties of a request that change its answer: compression, conditional headers and ranges. */
const DECIDING = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'] as const;

/**
 * Forwards the answers of the Hosting emulator, and caches them: the build stays the same for a whole run,
 * but each browser context starts without a cache, and the emulator compresses again for each.
 */
export async function startAnswerCache(port: number, hostingPort: number): Promise<StackPart> {
  const known = new Map<string, Promise<Answer>>();
  const server = createServer((near, answer) => {
    answerTo(near, hostingPort, known).then(
      ({ status, headers, body }) =>
        answer.writeHead(status, headers).end(near.method === 'HEAD' ? '' : body),
      () => answer.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    crashed: new Promise(() => undefined),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerTo(near: IncomingMessage, port: number, known: Map<string, Promise<Answer>>): Promise<Answer> {
  const { method, url, headers } = near;
  const key = JSON.stringify([method, url, ...DECIDING.map((name) => headers[name])]);
  const answer = known.get(key) ?? fetchAnswer(near, port);
  known.set(key, answer);
  answer.catch(() => known.delete(key));
  return answer;
}

async function fetchAnswer({ method, url, headers }: IncomingMessage, port: number): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const far = ask({ host: HOST, port, path: url, method, headers }, resolve);
    far.on('error', reject);
    far.end();
  });
  const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...kept } = message.headers;
  return { status: message.statusCode ?? 502, headers: kept, body: await buffer(message) };
}
