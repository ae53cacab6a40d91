import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The `demo-` prefix keeps every Firebase tool away from real projects. */
export const PROJECT_ID = 'demo-onboarding';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;

export const HOST = '127.0.0.1';

/** The caller declares the part of the shape that it needs. */
export function readProjectJson<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8')) as Shape;
}
