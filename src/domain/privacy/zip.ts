import { strToU8, zipSync } from 'fflate';

export const ZIP_TYPE = 'application/zip';

export function toZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
