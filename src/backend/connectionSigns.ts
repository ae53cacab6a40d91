type Sign = 'offline' | 'silent' | 'answering';

const listeners = new Set<(sign: Sign) => void>();
/** The live records that the database no longer confirms. */
const silent = new Set<object>();

const publish = (sign: Sign) => {
  for (const listener of listeners) listener(sign);
};

/** After a request failed because not even the portal's own server answers. */
export const reportOffline = () => publish('offline');

/** @param record the listener of a record; `isSilent` is false once the listener stops */
export function reportRecord(record: object, isSilent: boolean): void {
  const wasSilent = silent.size > 0;
  if (isSilent) silent.add(record);
  else silent.delete(record);
  if (wasSilent !== silent.size > 0) publish(isSilent ? 'silent' : 'answering');
}

/** The state of the connection, by failed requests and live records. */
export function watchSigns(listener: (sign: Sign) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
