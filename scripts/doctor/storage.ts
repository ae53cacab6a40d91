import { orMissing, type Read } from './google.ts';

/**
 * A bucket that is missing, or open to scripts. The portal needs no CORS: uploads and links use
 * firebasestorage.googleapis.com, which answers every origin and applies the rules, and files are shown by
 * img, iframe and links.
 */
export async function bucketFindings(read: Read, name: string): Promise<string[]> {
  const url = `https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(name)}`;
  const bucket = await read<{ cors?: { origin?: string[] }[] }>(url).catch(orMissing);
  if (!bucket) {
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

/** What firebase-tools grants when it deploys Storage rules that read records. */
const ROLE = 'roles/firebaserules.firestoreServiceAgent';
const AGENT = /^serviceAccount:service-\d+@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com$/;

/** R11, R14: the Storage rules read records, for which Storage needs a role; without it every upload is denied. */
export async function accessFindings(read: Read, project: string): Promise<string[]> {
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
  const { bindings = [] } = await read<{ bindings?: { role: string; members?: string[] }[] }>(url, {
    method: 'POST',
  });
  const members = bindings.filter(({ role }) => role === ROLE).flatMap(({ members: all = [] }) => all);
  if (members.some((member) => AGENT.test(member))) return [];
  return [
    `Storage lacks the role ${ROLE}, so that storage.rules cannot read records and every upload is denied. Deploy the Storage rules once from a terminal and say yes to the question about it.`,
  ];
}
