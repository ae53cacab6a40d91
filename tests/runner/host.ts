import { accessSync, constants, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCAL = ['127.0.0.1', 'localhost'];
const OLDEST_NODE = [20, 19] as const;

/**
 * Sets what a computer would otherwise decide for the tests and for the programs that they start: time zone, language,
 * colours, proxy and home folder. @throws Error naming what the tests cannot do without
 */
export function prepareHost(
  environment: NodeJS.ProcessEnv = process.env,
  { node = process.versions.node, temporary = tmpdir() } = {},
): void {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  if (major < oldest || (major === oldest && minor < oldestMinor))
    throw new Error(`The tests need Node ${OLDEST_NODE.join('.')} or newer; this is ${node}.`);
  if (!isWritable(temporary))
    throw new Error(`The tests write to ${temporary}, and cannot. Name another folder in TMPDIR.`);
  environment.TZ = 'UTC';
  environment.LANG = 'en_US.UTF-8';
  delete environment.LC_ALL;
  delete environment.LANGUAGE;
  // They change what commands print, which tests compare.
  delete environment.FORCE_COLOR;
  delete environment.NO_COLOR;
  // gRPC asks a proxy for addresses of this computer too, unless these variables exclude them.
  for (const name of ['NO_PROXY', 'no_proxy']) {
    const hosts = environment[name]?.split(',') ?? [];
    environment[name] = [...new Set([...hosts, ...LOCAL])].join(',');
  }
  if (!environment.HOME || !isWritable(environment.HOME))
    environment.HOME = mkdtempSync(join(temporary, 'onboarding-home-'));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
