/** One chunk of Vite's manifest; its imports are keys of the manifest. */
interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** The key of the one chunk that matches. @throws Error when there is none */
export function keyOf(manifest: Manifest, what: string, isIt: (chunk: ManifestChunk) => boolean): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => isIt(chunk)) ?? [];
  if (key === undefined) throw new Error(`The build has no ${what}.`);
  return key;
}

/**
 * The keys of all chunks that a browser loads before these chunks run: they, and all their static imports.
 */
export function loadedWith(manifest: Manifest, keys: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const visit = (key: string): void => {
    if (loaded.has(key)) return;
    loaded.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return loaded;
}

/** The dynamically imported chunks, each with all chunks that import it. */
export function lateChunks(manifest: Manifest): Map<string, string[]> {
  const late = new Map<string, string[]>();
  for (const [importer, { dynamicImports = [] }] of Object.entries(manifest)) {
    for (const key of dynamicImports) late.set(key, [...(late.get(key) ?? []), importer]);
  }
  return late;
}
