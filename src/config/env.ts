import { type Env, parseEnv } from './parseEnv.ts';

const result = parseEnv(import.meta.env);

/** Empty when the build can run. */
export const missingSettings: readonly string[] = result.ok ? [] : result.missing;

/** @throws Error naming every missing setting */
export function getEnv(): Env {
  if (!result.ok) throw new Error(`Missing settings: ${result.missing.join(', ')}`);
  return result.env;
}
