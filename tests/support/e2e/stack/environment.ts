import { freePorts, type StackPorts } from '../../../../dev/ports.ts';
import { HOST } from '../../../../dev/project.ts';

const VARIABLE = 'E2E_PORTS';
/** The environment variable with the time at which the emulator's clock starts. */
export const CLOCK = 'E2E_CLOCK';

/**
 * The ports of this test run's stack. The first call picks free ones and stores them in the environment,
 * where the stack and the workers, which are separate processes, read them.
 */
export async function e2ePorts(): Promise<StackPorts> {
  process.env[VARIABLE] ??= JSON.stringify(await freePorts());
  return JSON.parse(process.env[VARIABLE]) as StackPorts;
}

/** Where the portal of this test run is served. */
export function portalOrigin(ports: StackPorts): string {
  return `http://${HOST}:${ports.web}`;
}

/** The line that `serve.ts` prints when all that it starts answers. */
export const READY = 'The stack of the browser tests is ready.';
