import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { requireJava } from '../../../../dev/emulator/officialEmulator.ts';

it.each(['openjdk version "17.0.15" 2025-04-15', 'java version "1.8.0_391"'])('rejects %s', (words) => {
  const folder = mkdtempSync(join(tmpdir(), 'onboarding-official-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'java'), `#!/bin/sh\necho '${words}' >&2\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  expect(requireJava).toThrow(/need Java 21 or newer on the PATH; found Java \d+\./);
});
