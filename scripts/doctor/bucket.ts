import { type Read, Unreadable } from './google.ts';

/** The part of a bucket's description that matters to the portal. */
interface Bucket {
  cors?: { origin?: string[]; method?: string[] }[];
}

/** The bucket; null when there is none of this name. */
export async function fetchBucket(read: Read, name: string): Promise<Bucket | null> {
  try {
    return (await read(`https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(name)}`)) as Bucket;
  } catch (error) {
    if (error instanceof Unreadable && error.status === 404) return null;
    throw error;
  }
}

/**
 * A bucket that is missing, or open to scripts. The portal needs no CORS: uploads and links use
 * firebasestorage.googleapis.com, which answers every origin and applies the rules, and files are shown by
 * img, iframe and links.
 */
export function bucketFindings(bucket: Bucket | null, name: string): string[] {
  if (bucket === null) {
    return [
      `There is no bucket ${name}. Open Storage in the console, or correct VITE_FIREBASE_STORAGE_BUCKET.`,
    ];
  }
  const origins = [...new Set((bucket.cors ?? []).flatMap(({ origin = [] }) => origin))];
  if (origins.length === 0) return [];
  return [
    `CORS of the bucket ${name} lets scripts of ${origins.join(', ')} read files with a link; the portal needs no CORS. Run gcloud storage buckets update gs://${name} --clear-cors.`,
  ];
}
