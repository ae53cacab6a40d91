import type { Plugin } from 'vite';
import type { StackPorts } from '../../../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../../../dev/project.ts';
import { type AadharMode, aadharMode, privacy } from '../../../../src/config/portal.ts';
import { rulesFor } from '../../modeRules.ts';

/** The modes that the stack of this run is built with: those of portal.config.json, unless a suite sets others. */
export const runModes = {
  aadhar: (process.env.E2E_AADHAR ?? aadharMode) as AadharMode,
  consent: (process.env.E2E_CONSENT ?? privacy.consent) as typeof privacy.consent,
};

/** Builds the portal as if portal.config.json named the modes. */
export function modePlugin(): Plugin {
  return {
    name: 'privacy-modes',
    transform: {
      // Before the module is printed anew.
      order: 'pre',
      filter: { id: /[\\/]src[\\/]config[\\/]portal\.ts$/ },
      handler: (code) =>
        code
          .replace(/(?<=aadharMode = ")\w+(?=")/, runModes.aadhar)
          .replace(/(?<="consent":")\w+(?=")/, runModes.consent),
    },
  };
}

/** Gives the emulator the rules of the modes. */
export async function applyModeRules(ports: StackPorts): Promise<void> {
  if (runModes.aadhar === aadharMode && runModes.consent === privacy.consent) return;
  const rules = { files: [{ name: 'firestore.rules', content: rulesFor(runModes) }] };
  const address = `http://${HOST}:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  if (!answer.ok)
    throw new Error(`The emulator refused the rules of ${JSON.stringify(runModes)}: ${await answer.text()}`);
}
