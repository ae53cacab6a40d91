import { type Env, parseEnv } from './parseEnv.ts';

const result = parseEnv(import.meta.env);

/** Names of the settings that this build lacks; empty when it can run. */
export const missingSettings: readonly string[] = result.ok ? [] : result.missing;

/**
 * The settings of this build.
 * @throws Error naming every missing setting
 */
export function getEnv(): Env {
  if (!result.ok) throw new Error(`Missing settings: ${result.missing.join(', ')}`);
  return result.env;
}
