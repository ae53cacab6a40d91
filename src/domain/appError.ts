export class AppError extends Error {
  override readonly name = 'AppError';

  /**
   * @param code to branch on, for example 'storage/unauthorized'; for provider errors `message` is the
   * provider's own
   */
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Whether `message` is the provider's own, which people may not understand and which may name rules and
 * records.
 */
export function isProviderMessage({ message, cause }: { message: string; cause?: unknown }): boolean {
  return cause instanceof Error && cause.message === message;
}

/** The portal's sentence for the code of an error; an own message as it is, and `otherwise` for a provider's. */
export function sentenceFor(
  sentences: Readonly<Record<string, string>>,
  error: { code: string; message: string; cause?: unknown },
  otherwise: string,
): string {
  return sentences[error.code] ?? (isProviderMessage(error) ? otherwise : error.message);
}

function hasCode(error: unknown): error is { code: string; message: string } {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/** Firestore's bare codes get the prefix 'firestore/'. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasCode(error)) {
    const code = error.code.includes('/') ? error.code : `firestore/${error.code}`;
    return new AppError(code, error.message, { cause: error });
  }
  if (error instanceof Error) return new AppError('unknown', error.message, { cause: error });
  return new AppError('unknown', String(error));
}
