export interface Reply {
  status?: number;
  body: unknown;
}

export interface GoogleServer {
  fetch: typeof globalThis.fetch;
  /** The answers by method, host and path with query, such as `GET storage.googleapis.com/storage/v1/b/x`. */
  replies: Record<string, Reply>;
  requests: { headers: Headers }[];
}

/** Answers for Google; without a reply it returns a 404 in Google's format. */
export function startGoogleServer(): GoogleServer {
  const replies: GoogleServer['replies'] = {};
  const requests: GoogleServer['requests'] = [];
  return {
    fetch: async (input, { method = 'GET', headers } = {}) => {
      const { host, pathname, search } = new URL(String(input));
      requests.push({ headers: new Headers(headers) });
      const { status = 200, body } = replies[`${method} ${decodeURIComponent(host + pathname + search)}`] ?? {
        status: 404,
        body: { error: { code: 404, message: 'Not Found' } },
      };
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    replies,
    requests,
  };
}
