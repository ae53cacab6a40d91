import { strToU8, zipSync } from 'fflate';
import { type Dossier, dossierFiles, manifestEntry, manifestOf } from './dossier.ts';

/** The zip without the uploaded files, because a browser cannot read their bytes; `npm run dossier` adds them. */
export async function dossierZip(dossier: Dossier, now: number): Promise<Uint8Array<ArrayBuffer>> {
  const files = [...dossierFiles(dossier)].map(([name, text]) => [name, bytesOf(text)] as const);
  const entries = await Promise.all(files.map(([name, data]) => manifestEntry(name, data)));
  return zipSync(
    Object.fromEntries([...files, ['manifest.json', bytesOf(manifestOf(dossier.record, entries, now))]]),
  );
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(strToU8(text));
}
