/**
 * Replaces `re2js` in the build (vite.config.ts): Firestore uses it only for pipeline queries, which the
 * portal does not send.
 */
export const RE2JS = {
  compile(pattern: string) {
    return {
      matches: (text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text),
      test: (text: string) => new RegExp(pattern, 'u').test(text),
    };
  },
};
