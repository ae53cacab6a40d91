let saveTyped: () => Promise<void> = async () => undefined;

/** `save` is called while the screen of a session that ends elsewhere is still there. */
export function onSessionEnd(save: () => Promise<void>): void {
  saveTyped = save;
}

export function saveBeforeEnd(): Promise<void> {
  return saveTyped();
}
