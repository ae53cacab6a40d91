import * as v from 'valibot';

const Claims = v.object({
  iss: v.string(),
  aud: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty()),
  exp: v.number(),
});

/**
 * null unless the token is one of this project's and unexpired. Emulator tokens are unsigned, so nothing is verified:
 * never use this against a real project.
 */
export function uidOfHeader(header: string | undefined, projectId: string, now: Date): string | null {
  const payload = header?.match(/^Bearer ([\w-]+)\.([\w-]+)\.([\w-]*)$/)?.[2];
  if (!payload) return null;
  const claims = v.safeParse(Claims, parseJson(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!claims.success) return null;
  const { iss, aud, sub, exp } = claims.output;
  const isOfProject = aud === projectId && iss === `https://securetoken.google.com/${projectId}`;
  return isOfProject && exp * 1000 > now.getTime() ? sub : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
