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
 * Lets a call to the database fail whose answer is no JSON, such as the page with which a hotel's network or a proxy answers
 * everything. Left to itself, the database client would wait for ever, and everything after that call with it.
 */
export function failOnUnreadableAnswers(): void {
  const { getLastErrorCode, getResponseJson } = XhrIo.prototype;
  XhrIo.prototype.getLastErrorCode = function (this: XhrIo) {
    const code = getLastErrorCode.call(this);
    return code === ErrorCode.NO_ERROR && !isReadable(this) ? ErrorCode.HTTP_ERROR : code;
  };
  XhrIo.prototype.getResponseJson = function (this: XhrIo) {
    return isReadable(this) ? getResponseJson.call(this) : {};
  };
}
