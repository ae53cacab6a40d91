import { ErrorCode, XhrIo } from '@firebase/webchannel-wrapper/webchannel-blob';

function isReadable(call: XhrIo): boolean {
  try {
    JSON.parse(call.getResponseText());
    return true;
  } catch {
    return false;
  }
}

/**
 * Fails a database call whose answer is not JSON, such as the page of a proxy with 503. Without this patch
 * the client throws an uncaught error, the call never ends, and nothing is saved.
 * Found in firebase 12.19: `getResponseJson` in webchannel_connection.ts
 * (https://github.com/firebase/firebase-js-sdk, packages/firestore) is called without a `try`; no issue
 * exists for it. Remove this file, and the package from package.json, once faults/connection.spec.ts passes
 * without it.
 */
export function failOnUnreadableAnswers(): void {
  const { getLastErrorCode, getResponseJson } = XhrIo.prototype;
  if (typeof getLastErrorCode !== 'function' || typeof getResponseJson !== 'function') return;
  XhrIo.prototype.getLastErrorCode = function (this: XhrIo) {
    const code = getLastErrorCode.call(this);
    return code === ErrorCode.NO_ERROR && !isReadable(this) ? ErrorCode.HTTP_ERROR : code;
  };
  XhrIo.prototype.getResponseJson = function (this: XhrIo) {
    return isReadable(this) ? getResponseJson.call(this) : {};
  };
}
