import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { HOST } from '../../dev/project.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};
const COMPRESSED = ['.html', '.js', '.css', '.svg'];

/** Builds the portal of a checkout. @returns the folder, for `serveCompressed` */
export async function buildPortal(root: string, outDir: string): Promise<string> {
  process.env.NODE_ENV = 'production';
  await build({ root, envDir: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

interface Served {
  type: string;
  body: Buffer;
  isCompressed: boolean;
}

/**
 * Serves a build like Hosting: prebuilt brotli, hashed names cached for ever, app.html for every address
 * without a file. Resolves when it listens, with a function that stops it.
 */
export async function serveCompressed(dist: string, port: number): Promise<() => Promise<void>> {
  const files = new Map(filesBelow(dist).map((file) => [`/${relative(dist, file)}`, load(file)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    const path = pathname === '/' ? '/index.html' : pathname;
    const file = files.get(path) ?? (extname(path) ? undefined : files.get('/app.html'));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.isCompressed && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function load(file: string): Served {
  const content = readFileSync(file);
  const extension = extname(file);
  const isCompressed = COMPRESSED.includes(extension);
  const type = TYPES[extension] ?? 'application/octet-stream';
  return { type, body: isCompressed ? brotliCompressSync(content) : content, isCompressed };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
