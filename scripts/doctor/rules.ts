import { type Read, readPages } from './google.ts';

const API = 'https://firebaserules.googleapis.com/v1';
const FIRESTORE = 'cloud.firestore';
const STORAGE = 'firebase.storage/';
/** What firebase-tools grants when it deploys Storage rules that read records. */
const ROLE = 'roles/firebaserules.firestoreServiceAgent';
const AGENT = /^serviceAccount:service-\d+@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com$/;

/** The rules in force, as texts; Storage has them for each bucket. */
interface DeployedRules {
  firestore?: string;
  storage: Record<string, string>;
}

export async function fetchRules(read: Read, project: string): Promise<DeployedRules> {
  const prefix = `projects/${project}/releases/`;
  const releases = await readPages<{ name: string; rulesetName: string }>(
    read,
    `${API}/projects/${project}/releases`,
    'releases',
  );
  const deployed: DeployedRules = { storage: {} };
  for (const { name, rulesetName } of releases) {
    const release = name.slice(prefix.length);
    if (release === FIRESTORE) deployed.firestore = await fetchRuleset(read, rulesetName);
    if (release.startsWith(STORAGE)) {
      deployed.storage[release.slice(STORAGE.length)] = await fetchRuleset(read, rulesetName);
    }
  }
  return deployed;
}

async function fetchRuleset(read: Read, name: string): Promise<string> {
  const { source } = (await read(`${API}/${name}`)) as { source?: { files?: { content: string }[] } };
  return (source?.files ?? []).map(({ content }) => content).join('\n');
}

/** Differences between the rules in force and those of the repository. */
export function rulesFindings(
  deployed: DeployedRules,
  local: { firestore: string; storage: string },
  bucket: string,
): string[] {
  return [
    ...difference('Firestore', deployed.firestore, local.firestore, 'firestore.rules'),
    ...difference(`the bucket ${bucket}`, deployed.storage[bucket], local.storage, 'storage.rules'),
  ];
}

function difference(of: string, deployed: string | undefined, local: string, file: string): string[] {
  if (deployed === undefined) return [`No rules are deployed for ${of}. Run npm run deploy.`];
  const [there, here] = [linesOf(deployed), linesOf(local)];
  const line = Array.from({ length: Math.max(there.length, here.length) }).findIndex(
    (_, at) => there[at] !== here[at],
  );
  if (line < 0) return [];
  return [
    `The deployed rules of ${of} differ from ${file}, first in line ${line + 1}. Deploy, or get the commit that is deployed.`,
  ];
}

function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

interface IamPolicy {
  bindings?: { role: string; members?: string[] }[];
}

export async function fetchIamPolicy(read: Read, project: string): Promise<IamPolicy> {
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
  return (await read(url, {})) as IamPolicy;
}

/** R11, R14: the Storage rules read records, for which Storage needs a role; without it every upload is denied. */
export function crossServiceFindings({ bindings = [] }: IamPolicy): string[] {
  const members = bindings.filter(({ role }) => role === ROLE).flatMap(({ members: all = [] }) => all);
  if (members.some((member) => AGENT.test(member))) return [];
  return [
    `Storage lacks the role ${ROLE}, so that storage.rules cannot read records and every upload is denied. Deploy the Storage rules once from a terminal and say yes to the question about it.`,
  ];
}
