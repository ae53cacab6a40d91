import type { Problem } from '../setup/configFile.ts';
import { checkConfig } from '../setup/configSchema.ts';
import { configProblems } from './config.ts';
import { contactProblems, deliveryProblems } from './delivery.ts';
import { indexProblems } from './indexes.ts';
import { settingProblems } from './settings.ts';
import { FILES, type Setup } from './setup.ts';

/** Everything that is missing for a real project and can be checked without a network and a build. */
export function findProblems(setup: Setup, now = new Date()): Problem[] {
  return [
    ...settingProblems(setup),
    ...deliveryProblems(setup),
    ...configProblems(setup, now),
    ...contactProblems(setup),
    ...indexProblems(setup),
  ];
}

/** The problem that `--project` is another project than the build's. */
export function projectProblems(setup: Setup, project: string | undefined): string[] {
  const own = setup.settings.VITE_FIREBASE_PROJECT_ID;
  if (project === undefined || !own || project === own) return [];
  return [
    `--project is ${project}, but --mode ${setup.mode} builds for ${own}: rules and portal would go to different projects.`,
  ];
}

/** Settings that are allowed, but weaker than they could be. */
export function weaknesses({ texts }: Setup): string[] {
  const { config } = checkConfig(texts[FILES.config] ?? '');
  if (config?.staffSignIn !== 'password') return [];
  return [
    'portal.config.json  staffSignIn is password: whoever has the password of a reviewer reads every record. Choose totp, google or microsoft, as docs/deploy.md says.',
  ];
}

/** What this check cannot find out, in one sentence. */
export function notChecked({ settings, texts }: Setup): string {
  const project = settings.VITE_FIREBASE_PROJECT_ID || '<id>';
  const roles = `who is reviewer or approver (npm run grant makes them, npm run doctor -- --project ${project} lists them)`;
  const style =
    texts[FILES.builtPage] === undefined ? ', and the hash of the inline style (npm run build)' : '';
  return `Not checked here: ${roles}${style}.`;
}
