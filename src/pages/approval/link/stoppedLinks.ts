import type { ApprovalAction } from '../../../domain/records/records.ts';

/** In session storage, so that Stop survives a reload: a web site can send this tab to the link again. */
const STOPPED_LINKS = 'stoppedLinks';

const entryOf = (uid: string, action: ApprovalAction) => `${uid} ${action};`;

export function isStopped(uid: string, action: ApprovalAction): boolean {
  return readStopped().includes(entryOf(uid, action));
}

export function rememberStop(uid: string, action: ApprovalAction): void {
  if (isStopped(uid, action)) return;
  try {
    window.sessionStorage.setItem(STOPPED_LINKS, readStopped() + entryOf(uid, action));
  } catch {
    // The browser blocks storage: Stop applies to this page only.
  }
}

function readStopped(): string {
  try {
    return window.sessionStorage.getItem(STOPPED_LINKS) ?? '';
  } catch {
    return '';
  }
}
