import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { staleFiles } from '../../scripts/setup/blocks.ts';
import type { PortalConfig } from '../../scripts/setup/configSchema.ts';

interface ModeSettings {
  privacy?: Partial<PortalConfig['privacy']>;
  staffSignIn?: PortalConfig['staffSignIn'];
}

/** A file of rules as `npm run setup` writes it with these settings. */
export function rulesFor(
  { privacy, ...settings }: ModeSettings,
  file: 'firestore.rules' | 'storage.rules' = 'firestore.rules',
): string {
  const written = readFileSync(`${ROOT}/${file}`, 'utf8');
  const changed = { ...config, ...settings, privacy: { ...config.privacy, ...privacy } } as PortalConfig;
  return staleFiles({ [file]: written }, changed)[0]?.text ?? written;
}
