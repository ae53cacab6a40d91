import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { officialEmulatorCommand, requireJava } from '../../../../dev/emulator/officialEmulator.ts';
import { devPorts } from '../../../../dev/ports.ts';
import { ROOT } from '../../../../dev/project.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onboarding-official-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the official emulators', () => {
  const ports = { ...devPorts(), auth: 41001, firestore: 41002, storage: 41003, ui: 41004, hub: 41005 };

  it("the official emulators use this project's rules and the run's ports", () => {
    officialEmulatorCommand(ports, folder);
    const config = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
    expect(config.emulators).toMatchObject({
      auth: { host: '127.0.0.1', port: 41001 },
      firestore: { host: '127.0.0.1', port: 41002 },
      storage: { host: '127.0.0.1', port: 41003 },
      hub: { host: '127.0.0.1', port: 41005 },
    });
    const named = [config.firestore.rules, config.firestore.indexes, config.storage.rules];
    expect(readdirSync(folder).sort()).toEqual([...named, 'firebase.json'].sort());
    for (const file of named) {
      expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(`${ROOT}/${file}`, 'utf8'));
    }
  });
});

describe('Java', () => {
  const installJava = (words: string) =>
    writeFileSync(join(folder, 'java'), `#!/bin/sh\necho '${words}' >&2\n`, { mode: 0o755 });

  beforeEach(() => vi.stubEnv('PATH', folder));

  it.each(['openjdk version "17.0.15" 2025-04-15', 'java version "1.8.0_391"'])('rejects %s', (words) => {
    installJava(words);
    expect(requireJava).toThrow(/need Java 21 or newer on the PATH; found Java \d+\./);
  });
});
