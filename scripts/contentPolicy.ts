import { createHash } from 'node:crypto';

/** The part of firebase.json with the headers of Hosting. */
export interface FirebaseConfig {
  hosting: { headers: { headers: Header[] }[] };
}

interface Header {
  key: string;
  value: string;
}

/** The header with the Content-Security-Policy; undefined when there is none. */
export function policyOf({ hosting }: FirebaseConfig): Header | undefined {
  return hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
}

/** What App Check's reCAPTCHA Enterprise loads, frames and calls, and where its tokens come from. */
const APP_CHECK_SOURCES: Record<string, string> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src': 'https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com',
};

/**
 * The policy with the sources for App Check added. Only a build with a site key gets it: a portal without
 * App Check need not trust Google's scripts.
 * @throws Error when the policy lacks a directive that App Check needs, because `default-src` would block it
 */
export function withAppCheck(policy: string): string {
  return Object.entries(APP_CHECK_SOURCES).reduce((extended, [name, sources]) => {
    const directive = new RegExp(`\\b${name} [^;]+`);
    if (!directive.test(extended)) throw new Error(`The Content-Security-Policy has no ${name}.`);
    return extended.replace(directive, `$& ${sources}`);
  }, policy);
}

const FILE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** The policy with one bucket in place of every bucket of Firebase Storage. */
export function withBucket(policy: string, bucket: string): string {
  return policy.replaceAll(FILE_ORIGIN, `${FILE_ORIGIN}/v0/b/${bucket}/`);
}

/** The inline style of a built page; undefined when it has none, because its settings were missing. */
export function inlineStyleOf(page: string): string | undefined {
  return page.match(/<style>([\s\S]*?)<\/style>/)?.[1];
}

/** The policy with the hash of the page's inline style, which changes with every build. */
export function withInlineStyle(policy: string, page: string): string {
  const style = inlineStyleOf(page);
  if (style === undefined) return policy;
  const hash = createHash('sha256').update(style).digest('base64');
  return policy.replace("style-src 'self'", `$& 'sha256-${hash}'`);
}
