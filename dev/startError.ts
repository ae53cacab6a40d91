/** A reason that a person can act on; its message is one line. */
export class StartError extends Error {
  override name = 'StartError';
}
