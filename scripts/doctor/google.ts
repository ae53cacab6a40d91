import { isNativeError } from 'node:util/types';

/** Reads one answer of a Google API; with a body it is a POST. */
export type Read = (url: string, body?: object) => Promise<Answer>;

/** A JSON object of an API; each reader names the part of its shape that it relies on. */
type Answer = Record<string, unknown>;

/** Why an API could not be read, in one sentence. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const TIMEOUT = 20_000;

/**
 * A reader with these credentials. Calls are charged to the examined project; otherwise Google refuses the
 * credentials of a person.
 */
export function createRead(project: string, token: string, fetch: typeof globalThis.fetch): Read {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'x-goog-user-project': project,
  };
  return async (url, body) => {
    const { host } = new URL(url);
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const signal = AbortSignal.timeout(TIMEOUT);
    const { ok, status, text } = await fetch(url, { ...request, headers, signal })
      .then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
      .catch((error: unknown) => {
        throw new Unreadable(`${host} cannot be reached (${reasonOf(error)}).`);
      });
    const answer = parse(text, host, status);
    if (!ok) throw new Unreadable(refusal(host, status, answer), status);
    return answer;
  };
}

/**
 * Reads every page of a list, which the API returns under `key`; `parameter` is its name for the next page.
 */
export async function readPages<Item>(
  read: Read,
  url: string,
  key: string,
  parameter = 'pageToken',
): Promise<Item[]> {
  const items: Item[] = [];
  const next = new URL(url);
  for (;;) {
    const page = await read(next.href);
    items.push(...((page[key] as Item[] | undefined) ?? []));
    if (typeof page.nextPageToken !== 'string' || page.nextPageToken === '') return items;
    next.searchParams.set(parameter, page.nextPageToken);
  }
}

function parse(text: string, host: string, status: number): Answer {
  try {
    return JSON.parse(text || '{}') as Answer;
  } catch {
    throw new Unreadable(`${host} answered ${status} with something that is no JSON.`, status);
  }
}

function refusal(host: string, status: number, { error }: Answer): string {
  const message = (error as { message?: string } | undefined)?.message ?? 'no reason given';
  const [reason = message] = message.split('\n');
  const advice = status === 403 ? ' Use credentials of an owner or editor of the project.' : '';
  return `${host} answered ${status}: ${reason.replace(/\.?$/, '.')}${advice}`;
}

function reasonOf(error: unknown): string {
  const cause = isNativeError(error) && isNativeError(error.cause) ? error.cause : error;
  const code = isNativeError(cause) ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : isNativeError(cause) ? cause.message : String(cause);
}
