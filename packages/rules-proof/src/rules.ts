import { readFileSync } from 'node:fs';
import type { ProofConfig } from './config.ts';

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;
export type RulesFile = (typeof RULES_FILES)[number];

/** The texts of both rules files; the second is empty in a project without Storage. */
export type Rules = Record<RulesFile, string>;

export function readRules({ rules }: ProofConfig): Rules {
  return {
    'firestore.rules': readFileSync(rules.firestore, 'utf8'),
    'storage.rules': rules.storage === undefined ? '' : readFileSync(rules.storage, 'utf8'),
  };
}

/** The rules files that the project has. */
export function filesOf(rules: Rules): RulesFile[] {
  return RULES_FILES.filter((file) => rules[file] !== '');
}
