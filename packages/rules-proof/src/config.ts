import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A mutant that no request can tell from the original. `change` may name several places of one function. */
export interface Equivalent {
  place: string;
  change: string;
  reason: string;
}

/** The configuration of a project. Paths are relative to the configuration file. */
export interface ProofConfig {
  projectId: string;
  rules: { firestore: string; storage?: string };
  tests: {
    /** The folder with the `*.test.ts` files, at any depth. */
    folder: string;
    /** Files and folders below it to leave out, for example because they are too slow to run against each mutant. */
    leftOut?: readonly string[];
    /** Files whose tests read or write files in Storage. */
    storage?: readonly string[];
    /** Files whose tests send the commits with the most writes, for the limit of 20 document reads. */
    commits?: readonly string[];
  };
  emulator: {
    /** Starts an emulator for this process and sets FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST. */
    start: () => Promise<unknown>;
    stop: () => Promise<unknown>;
  };
  /** Closes the Firebase clients that the tests opened. */
  closeClients: () => Promise<unknown>;
  equivalents: readonly Equivalent[];
  /** Undocumented parts of the rules that are there on purpose: the problem as `published` prints it, and the reason. */
  undocumented?: readonly { problem: string; reason: string }[];
  /** How much of the limits of 1,000 expressions and 10 document reads every write has to leave free. */
  reserve: { expressions: number; documentReads: number };
  /** The folder for mutation.json and coverage.json. */
  results: string;
}

/** A configuration with absolute paths, and the file that it comes from. */
export interface LoadedConfig extends ProofConfig {
  file: string;
}

/** @throws Error when the file has no default export */
export async function loadConfig(path: string): Promise<LoadedConfig> {
  const file = resolve(path);
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: ProofConfig };
  if (!config) throw new Error(`${file} has no default export.`);
  const absolute = (relative: string) => resolve(dirname(file), relative);
  const { rules, tests } = config;
  return {
    ...config,
    file,
    rules: {
      firestore: absolute(rules.firestore),
      ...(rules.storage !== undefined && { storage: absolute(rules.storage) }),
    },
    tests: { ...tests, folder: absolute(tests.folder) },
    results: absolute(config.results),
  };
}
