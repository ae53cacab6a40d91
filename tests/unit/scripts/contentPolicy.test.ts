import { expect, it } from 'vitest';
import { readProjectJson } from '../../../dev/project.ts';
import { policyOf, withAppCheck, withBucket, withInlineStyle } from '../../../scripts/contentPolicy.ts';

const policy = policyOf(readProjectJson('firebase.json'))?.value ?? '';

const sourcesOf = (text: string, directive: string) =>
  text
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

it('the policy allows only its own scripts while App Check is off', () => {
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
  expect(policy).not.toContain('recaptcha');
});

it('the policy allows App Check to load, frame and call reCAPTCHA only', () => {
  const extended = withAppCheck(policy);
  expect(sourcesOf(extended, 'script-src')).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(sourcesOf(extended, 'frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(sourcesOf(extended, 'frame-src')).toContain('https://recaptcha.google.com/recaptcha/');
  expect(sourcesOf(extended, 'connect-src')).toContain('https://www.google.com/recaptcha/');
});

it('a policy with App Check keeps its directives, and allows nothing inline', () => {
  const extended = withAppCheck(policy);
  for (const directive of policy.split('; ')) {
    const [name = '', ...sources] = directive.split(' ');
    expect(sourcesOf(extended, name)).toEqual(expect.arrayContaining(sources));
  }
  expect(extended).not.toMatch(/unsafe-/);
  expect(sourcesOf(extended, 'default-src')).toEqual(["'none'"]);
});

it('a policy without a needed directive is refused: default-src would block App Check', () => {
  expect(() => withAppCheck("default-src 'none'; script-src 'self'")).toThrow(
    'The Content-Security-Policy has no frame-src.',
  );
});

it('the policy names each Google service that it calls', () => {
  expect(policy).not.toContain('*');
});

it('the policy names the bucket of a deployment for uploads, images and frames', () => {
  const named = withBucket(policy, 'onboarding-live.firebasestorage.app');
  const bucket = 'https://firebasestorage.googleapis.com/v0/b/onboarding-live.firebasestorage.app/';
  for (const directive of ['connect-src', 'img-src', 'frame-src'])
    expect(sourcesOf(named, directive)).toContain(bucket);
  expect(named.replaceAll(bucket, '')).not.toContain('firebasestorage');
});

it('the policy allows the style of a built page by its hash only', () => {
  const hashed = withInlineStyle(policy, '<head><style>body{}</style></head>');
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"]);
  expect(sourcesOf(hashed, 'style-src')).toEqual([
    "'self'",
    "'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='",
  ]);
  expect(withInlineStyle(policy, '<head></head>')).toBe(policy);
});
