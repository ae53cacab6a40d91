import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A container that is ready to start: what its files, environment and command would be. */
export interface Image {
  folder: string;
  environment: Record<string, string>;
  user: string;
  command: string[];
}

/**
 * Carries out a Dockerfile without Docker, each stage in a folder of its own under `target`. Knows the instructions that
 * ours has. @throws Error at any other, and when a step fails
 */
export function buildImage(dockerfile: string, context: string, target: string): Image {
  const stages = new Map<string, string>();
  let root = '';
  let workdir = '/';
  let image: Image = { folder: '', environment: {}, user: 'root', command: [] };

  const inImage = (path: string, base = workdir) =>
    join(root, path.startsWith('/') ? path : join(base, path));
  const copy = (words: string[]) => {
    const [from] = words[0]?.startsWith('--from=') ? words.splice(0, 1) : [];
    const source = from ? (stages.get(from.slice('--from='.length)) ?? '') : context;
    const to = words.pop() ?? '';
    for (const path of words) {
      // A folder is copied into the target, a file under its name where the target ends with a slash.
      const isInto = to.endsWith('/') && /\.\w+$/.test(path);
      const target = inImage(isInto ? join(to, basename(path)) : to);
      cpSync(join(source, path), target, { recursive: true, filter: (file) => !isIgnored(file) });
    }
  };

  for (const line of readFileSync(dockerfile, 'utf8').split('\n')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    const rest = words.join(' ');
    if (instruction === '' || instruction.startsWith('#')) continue;
    else if (instruction === 'FROM') {
      root = join(target, words[2] ?? 'final');
      stages.set(words[2] ?? 'final', root);
      workdir = '/';
      image = { folder: root, environment: {}, user: 'root', command: [] };
    } else if (instruction === 'WORKDIR') {
      workdir = rest;
      mkdirSync(inImage('.'), { recursive: true });
      image.folder = inImage('.');
    } else if (instruction === 'COPY') copy(words);
    else if (instruction === 'RUN') execFileSync('sh', ['-c', rest], { cwd: inImage('.'), stdio: 'pipe' });
    else if (instruction === 'ENV') Object.assign(image.environment, Object.fromEntries([rest.split('=')]));
    else if (instruction === 'USER') image.user = rest;
    else if (instruction === 'CMD') image.command = JSON.parse(rest) as string[];
    else if (instruction !== 'EXPOSE') throw new Error(`${instruction} is not known here.`);
  }
  return image;
}

function isIgnored(file: string): boolean {
  return /mail-service\/(dist|node_modules)$/.test(file) && !file.includes('/build/');
}
