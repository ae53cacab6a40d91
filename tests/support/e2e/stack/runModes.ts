import type { Plugin } from 'vite';
import type { StackPorts } from '../../../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../../../dev/project.ts';
import config from '../../../../portal.config.json' with { type: 'json' };
import { type AadharMode, aadharMode, privacy, staffSignIn } from '../../../../src/config/portal.ts';
import { rulesFor } from '../../modeRules.ts';

/** The modes that the stack of this run is built with: those of portal.config.json, unless a suite sets others. */
export const runModes = {
  aadhar: (process.env.E2E_AADHAR ?? aadharMode) as AadharMode,
  consent: (process.env.E2E_CONSENT ?? privacy.consent) as typeof privacy.consent,
  staffSignIn: (process.env.E2E_STAFF_SIGN_IN ?? staffSignIn) as typeof staffSignIn,
};

/** Builds the portal as if portal.config.json named the modes. */
export function modePlugin(): Plugin {
  const { staffSignIn: signIn, ...modes } = runModes;
  const settings = { ...config, privacy: { ...config.privacy, ...modes }, staffSignIn: signIn };
  return {
    name: 'run-modes',
    load: {
      order: 'pre',
      filter: { id: /[\\/]portal\.config\.json$/ },
      handler: () => JSON.stringify(settings),
    },
  };
}

/** Gives the emulator the rules of the modes. */
export async function applyModeRules(ports: StackPorts): Promise<void> {
  const { staffSignIn: signIn, ...modes } = runModes;
  if (modes.aadhar === aadharMode && modes.consent === privacy.consent && signIn === staffSignIn) return;
  const content = rulesFor({ privacy: modes, staffSignIn: signIn });
  const rules = { files: [{ name: 'firestore.rules', content }] };
  const address = `http://${HOST}:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  if (!answer.ok)
    throw new Error(`The emulator refused the rules of ${JSON.stringify(runModes)}: ${await answer.text()}`);
}
