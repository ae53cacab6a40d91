import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { webEnvironment } from './dev/environment.ts';
import { devPorts } from './dev/ports.ts';
import { readRequirements } from './tests/requirements/requirements.ts';
import { prepareHost } from './tests/runner/host.ts';

prepareHost();

const failOnConsole = 'tests/support/unit/failOnConsole.ts';
/** Rules tests that start an emulator for themselves, with other rules or without the records of other tests. */
const OWN_EMULATOR = 'tests/rules/own-emulator/*.test.ts';
const tags = readRequirements().map(({ id, text }) => ({ name: id, description: text }));

/**
 * Each test file runs in a separate context of a thread, which takes less time than a separate thread. A context needs ES modules;
 * React Router names them under the condition `module-sync`, which Node 20 does not have.
 */
const inContexts = { pool: 'vmThreads' as const, server: { deps: { inline: [/react-router/] } } };

export default defineConfig({
  plugins: [react()],
  envDir: false,
  test: {
    env: webEnvironment(devPorts()),
    // Vitest leaves one core to itself, which is half of a computer with two.
    maxWorkers: '100%',
    tags,
    mockReset: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // A busy machine is no reason to fail; a test that hangs still ends. The official emulators start a JVM each.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        // Without the condition `module`, which names files of other packages that Node does not read as modules.
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: {
          ...inContexts,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          environment: 'node',
          setupFiles: [failOnConsole],
        },
      },
      {
        extends: true,
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        ssr: { resolve: { conditions: ['module-sync', ...defaultServerConditions] } },
        test: {
          ...inContexts,
          name: 'unit:dom',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [failOnConsole, 'tests/support/unit/dom.ts', 'tests/support/unit/backend.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'image', include: ['tests/image/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [OWN_EMULATOR],
          environment: 'node',
          globalSetup: ['tests/support/rulesEmulator.ts'],
          // Its files share an emulator and modules: loading the modules for each of them takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules:own',
          include: [OWN_EMULATOR],
          environment: 'node',
          globalSetup: ['tests/support/rulesEmulator.ts'],
        },
      },
    ],
  },
});
