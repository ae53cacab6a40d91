import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { bankTable, placeTables } from '../hints/tables.ts';

function hintFiles(): Map<string, string> {
  const files = new Map([['banks.json', JSON.stringify(bankTable())]]);
  for (const [start, table] of placeTables()) files.set(`pin-${start}.json`, JSON.stringify(table));
  return files;
}

/**
 * Writes the tables that forms fetch on demand into a folder with the hash of their content, and tells
 * src/backend/hints/folder.ts its address. The development server serves the same files.
 */
export function hintData(): Plugin {
  const files = hintFiles();
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 8);
  const folder = `assets/hints-${hash}`;
  return {
    name: 'hint-data',
    load: {
      filter: { id: /[\\/]src[\\/]backend[\\/]hints[\\/]folder\.ts$/ },
      handler: () => `export const HINTS_FOLDER = ${JSON.stringify(`/${folder}`)};`,
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const content = files.get((request.url ?? '').slice(1));
        if (content === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
    },
  };
}
