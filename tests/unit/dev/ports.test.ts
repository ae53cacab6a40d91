import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts, requireFreePorts } from '../../../dev/ports.ts';
import { HOST } from '../../../dev/project.ts';
import { StartError } from '../../../dev/startError.ts';

function occupy(port: number): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => {
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

it.each<[parts: ('auth' | 'firestore' | 'smtp')[], refusal: RegExp]>([
  [['firestore'], /^Port \d+ \(Firestore\) is already in use on 127\.0\.0\.1\..*$/],
  [['auth', 'smtp'], /^Ports \d+ \(Auth\), \d+ \(SMTP\) are already in use/],
])('names the taken ports of %j and their parts in one line', async (parts, line) => {
  const ports = await freePorts();
  const releases = await Promise.all(parts.map((part) => occupy(ports[part])));
  const refusal = requireFreePorts(ports);
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(line);
  for (const release of releases) await release();
});
