import { relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ModuleSizes } from '../budgets/report.ts';

/** Writes the modules of each file next to the manifest, for the report of the budgets. */
export function moduleSizes(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'module-sizes',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      const sizes: ModuleSizes = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        sizes[output.fileName] = Object.fromEntries(
          Object.entries(output.modules).map(([id, { renderedLength }]) => [
            relative(config.root, id),
            renderedLength,
          ]),
        );
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(sizes) });
    },
  };
}
