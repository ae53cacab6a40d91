import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const HASHED = /style-src 'self'[^;]*/;

/** The source expression with which a Content-Security-Policy lets exactly this style through. */
export function styleSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/**
 * Lets this inline style, and no other, through the Content-Security-Policy of a firebase.json.
 * @returns whether the file had to be changed
 */
export function allowStyle(style: string, firebaseJson: string): boolean {
  const before = readFileSync(firebaseJson, 'utf8');
  if (!HASHED.test(before)) throw new Error(`${firebaseJson} has no style-src 'self'.`);
  const after = before.replace(HASHED, `style-src 'self' ${styleSource(style)}`);
  if (after !== before) writeFileSync(firebaseJson, after);
  return after !== before;
}
