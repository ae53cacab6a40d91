const KIB = 1024;
const MIB = KIB * KIB;

/** Bytes as people read them, such as `812 kB` and `6.2 MB`, in the units of SPEC 9 (5242880 bytes are 5 MB). */
export function formatFileSize(bytes: number): string {
  if (bytes < MIB) return `${Math.max(1, Math.round(bytes / KIB))} kB`;
  return `${Number((bytes / MIB).toFixed(1))} MB`;
}
