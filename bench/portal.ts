import { build } from 'vite';

/** Builds the portal of a checkout. @returns the folder, for `serveCompressed` */
export async function buildPortal(root: string, outDir: string): Promise<string> {
  process.env.NODE_ENV = 'production';
  await build({ root, envDir: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}
