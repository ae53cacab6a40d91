import type { FirebaseStorage } from 'firebase/storage';

/** The parts of the SDK's call that are in no public type. */
interface Connection {
  getErrorText(): string;
  getResponse(): unknown;
}

/**
 * Puts the answer of a failed call in the error's `serverResponse`. Without this patch it has the status text only, so a
 * proxy's page with 403 looks like a denial of the rules.
 * Found in firebase 12.19: `getErrorText` of XhrConnection in packages/storage/src/platform/browser/connection.ts
 * (https://github.com/firebase/firebase-js-sdk) returns `statusText`; no issue exists for it. Remove this file once
 * faults/blocked.spec.ts and documents/uploads.spec.ts pass without it.
 */
export function keepAnswers(storage: FirebaseStorage): void {
  const makeRequest: unknown = Reflect.get(storage, '_makeRequest');
  if (typeof makeRequest !== 'function') return;
  const withAnswer = (connect: () => Connection) => () => {
    const connection = connect();
    connection.getErrorText = () => String(connection.getResponse());
    return connection;
  };
  Reflect.set(storage, '_makeRequest', (info: unknown, connect: () => Connection, ...rest: unknown[]) =>
    makeRequest.call(storage, info, withAnswer(connect), ...rest),
  );
}
