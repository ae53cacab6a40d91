import { readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { staleFiles } from '../../scripts/setup/blocks.ts';
import type { PortalConfig } from '../../scripts/setup/configSchema.ts';
import type { AadharMode } from '../../src/config/portal.ts';

/** firestore.rules as `npm run setup` writes them for the mode. */
export function rulesForMode(aadhar: AadharMode): string {
  const written = readFileSync(`${ROOT}/firestore.rules`, 'utf8');
  const settings = { ...config, privacy: { ...config.privacy, aadhar } } as PortalConfig;
  return staleFiles({ 'firestore.rules': written }, settings)[0]?.text ?? written;
}
