/** Leaves the page, for example for the page of another site. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

/** Starts the portal anew at a path, without a way back to this page. */
export function restartAt(path: string): void {
  window.location.replace(path);
}
