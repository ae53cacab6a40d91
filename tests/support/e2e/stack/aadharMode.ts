import type { Plugin } from 'vite';
import type { StackPorts } from '../../../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../../../dev/project.ts';
import { type AadharMode, aadharMode } from '../../../../src/config/portal.ts';
import { rulesForMode } from '../../modeRules.ts';

/** The mode that the stack of this run is built with: that of portal.config.json, unless a suite sets another. */
export const runMode = (process.env.E2E_AADHAR ?? aadharMode) as AadharMode;

/** Builds the portal as if portal.config.json named the mode. */
export function modePlugin(): Plugin {
  return {
    name: 'aadhar-mode',
    transform: {
      filter: { id: /[\\/]src[\\/]config[\\/]portal\.ts$/ },
      handler: (code) => code.replace(/(?<=aadharMode = ")\w+(?=")/, runMode),
    },
  };
}

/** Gives the emulator the rules of the mode. */
export async function applyModeRules(ports: StackPorts): Promise<void> {
  if (runMode === aadharMode) return;
  const rules = { files: [{ name: 'firestore.rules', content: rulesForMode(runMode) }] };
  const address = `http://${HOST}:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  if (!answer.ok) throw new Error(`The emulator refused the rules of ${runMode}: ${await answer.text()}`);
}
