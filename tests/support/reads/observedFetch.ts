import type { Observer } from '../e2e/measure/observingProxy.ts';

/**
 * Provides the browser API that Firestore's web build needs, over Node's `fetch`: until the returned
 * function is called, every request passes the observer, and other calls find an XMLHttpRequest.
 */
export function observeFetch(observe: Observer): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const onPiece = observe({ method, url: new URL(url), body: await request.clone().text() });
    const answer = await fetch(request);
    return onPiece && answer.body ? new Response(told(answer.body, onPiece), answer) : answer;
  };
  Reflect.set(globalThis, 'XMLHttpRequest', FetchRequest);
  return () => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  };
}

/** Passes each piece to the observer before the client. */
function told(body: ReadableStream<Uint8Array>, onPiece: (piece: string) => void): ReadableStream {
  const decoder = new TextDecoder();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        onPiece(decoder.decode(piece, { stream: true }));
        controller.enqueue(piece);
      },
    }),
  );
}

/** The part of XMLHttpRequest that a call of Firestore uses. */
class FetchRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  onreadystatechange: (() => void) | null = null;
  private readonly headers = new Headers();
  private readonly stop = new AbortController();
  private method = '';
  private url = '';

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
    this.readyState = 1;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(): null {
    return null;
  }

  abort(): void {
    this.stop.abort();
  }

  send(body: string): void {
    const { method, headers, stop } = this;
    fetch(this.url, { method, headers, body, signal: stop.signal })
      .then(async (answer) => {
        this.responseText = await answer.text();
        this.status = answer.status;
        this.statusText = answer.statusText;
      })
      .catch(() => undefined)
      .finally(() => {
        this.readyState = 4;
        this.onreadystatechange?.();
      });
  }
}
