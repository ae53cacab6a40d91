let saveTyped: () => Promise<void> = async () => undefined;

/** Has `save` called while the screen of a session that ends elsewhere is still there. */
export function onSessionEnd(save: () => Promise<void>): void {
  saveTyped = save;
}

/** Saves what is typed before the session's screen goes. */
export function saveBeforeEnd(): Promise<void> {
  return saveTyped();
}
