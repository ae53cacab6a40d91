import { createServer } from 'vite';
import { HOST, ROOT } from './project.ts';
import { withoutExits } from './signals.ts';

/** Resolves when it listens, with the function that stops it. */
export async function startWeb(port: number): Promise<() => Promise<void>> {
  const server = await withoutExits(() =>
    createServer({
      root: ROOT,
      envDir: false,
      clearScreen: false,
      server: { host: HOST, port, strictPort: true },
    }),
  );
  await server.listen();
  return () => server.close();
}
