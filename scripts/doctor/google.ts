import type { AuthClient, gaxios } from 'google-auth-library';

/** Reads one answer of a Google API; the caller declares the part of the shape that it relies on. */
export type Read = <Answer>(url: string, options?: gaxios.GaxiosOptions) => Promise<Answer>;

const TIMEOUT = 20_000;

export function createRead(client: Pick<AuthClient, 'request'>): Read {
  return async <Answer>(url: string, options?: gaxios.GaxiosOptions) => {
    const { data } = await client.request<Answer>({
      url,
      timeout: TIMEOUT,
      responseType: 'json',
      ...options,
    });
    if (typeof data === 'object') return data;
    // A proxy's page.
    const message = `${new URL(url).host} answered with something that is no JSON.`;
    throw Object.assign(new Error(message), { code: 'no-json' });
  };
}

/** Undefined in place of an answer that says that there is no such thing. */
export function orMissing(error: gaxios.GaxiosError): undefined {
  if (error.status !== 404) throw error;
}

/** HTTP's, gRPC's and firebase-admin's codes of a missing permission. */
const DENIED: unknown[] = [403, 7, 'auth/insufficient-permission'];

/** Why an API could not be read, in one sentence; an error of this program has no code, and is thrown. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const { code, message, status, config } = error as gaxios.GaxiosError;
  const answered = status === undefined ? '' : `${new URL(config.url ?? '').host} answered ${status}: `;
  const [reason = ''] = message.split('\n');
  const advice = DENIED.includes(code) ? ' Use credentials of an owner or editor of the project.' : '';
  return `${answered}${reason.replace(/\.?$/, '.')}${advice}`;
}
