import { orMissing, type Read } from './google.ts';

const API = 'https://firebaserules.googleapis.com/v1';

/** The rules in force, as a text; Storage has a release for each bucket. Undefined when there are none. */
export async function fetchRules(read: Read, project: string, release: string): Promise<string | undefined> {
  const found = await read<{ rulesetName: string }>(`${API}/projects/${project}/releases/${release}`).catch(
    orMissing,
  );
  if (!found) return undefined;
  const { source } = await read<{ source: { files: { content: string }[] } }>(`${API}/${found.rulesetName}`);
  return source.files.map(({ content }) => content).join('\n');
}

/** The first difference between the rules in force and those of the repository. */
export function rulesFindings(
  of: string,
  deployed: string | undefined,
  local: string,
  file: string,
): string[] {
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
