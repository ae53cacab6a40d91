/** A reason that a person can act on, in one line. */
export class StartError extends Error {
  override name = 'StartError';
}
