import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, type StackPorts } from '../../../../dev/ports.ts';
import { HOST, PROJECT_ID, ROOT, readProjectJson } from '../../../../dev/project.ts';
import { startServer } from '../../../../dev/servers.ts';
import { type StackPart, startTogether } from '../../../../dev/stack.ts';
import { withInlineStyle } from '../../../../scripts/contentPolicy.ts';
import { startAnswerCache } from './answerCache.ts';

const FIREBASE = `${ROOT}/node_modules/firebase-tools/lib/bin/firebase.js`;
const POLICY = 'Content-Security-Policy';

interface HostingConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** The policy of firebase.json with the addresses of this run's emulators beside those of the real services. */
function withLocalServices(policy: string, ports: StackPorts): string {
  const at = (port: number) => `http://${HOST}:${port}`;
  const local: Record<string, string> = {
    'connect-src': [ports.auth, ports.firestore, ports.storage, ports.mailService].map(at).join(' '),
    'img-src': at(ports.storage),
    'frame-src': at(ports.storage),
  };
  return policy
    .split('; ')
    .map((directive) => {
      const addresses = local[directive.split(' ')[0] ?? ''];
      return addresses ? `${directive} ${addresses}` : directive;
    })
    .join('; ');
}

/**
 * Serves the production build in `folder`/dist with the Hosting emulator: with the rewrites, caching and
 * security headers of firebase.json. Resolves when it answers.
 */
export async function startHosting(folder: string, ports: StackPorts): Promise<StackPart> {
  const { hosting } = readProjectJson<{ hosting: HostingConfig }>('firebase.json');
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  for (const { headers } of hosting.headers) {
    for (const header of headers) {
      if (header.key === POLICY) header.value = withInlineStyle(withLocalServices(header.value, ports), page);
    }
  }
  const { web: port, hub, logging } = await freePorts();
  const emulators = {
    hosting: { host: HOST, port },
    hub: { host: HOST, port: hub },
    logging: { host: HOST, port: logging },
    ui: { enabled: false },
  };
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify({ hosting, emulators }));
  const server = {
    name: 'The Hosting emulator',
    command: process.execPath,
    args: [FIREBASE, 'emulators:start', '--only', 'hosting', '--project', PROJECT_ID, '--config', config],
    cwd: folder,
    env: { FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true' },
    logFile: join(folder, 'hosting.log'),
  };
  const hosted = await startServer(server, [`http://${HOST}:${port}/`], 60_000);
  return startTogether([Promise.resolve(hosted), startAnswerCache(ports.web, port)]);
}
