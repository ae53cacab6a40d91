import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { staleFiles } from '../../scripts/setup/blocks.ts';
import type { PortalConfig } from '../../scripts/setup/configSchema.ts';

/** firestore.rules as `npm run setup` writes them with these settings. */
export function rulesFor(privacy: Partial<PortalConfig['privacy']>): string {
  const written = readFileSync(`${ROOT}/firestore.rules`, 'utf8');
  const settings = { ...config, privacy: { ...config.privacy, ...privacy } } as PortalConfig;
  return staleFiles({ 'firestore.rules': written }, settings)[0]?.text ?? written;
}
