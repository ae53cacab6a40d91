/** Replaces `re2js` in the build (vite.config.ts): Firestore needs it only for pipeline queries, and there are none. */
export const RE2JS = {
  compile(pattern: string) {
    return {
      matches: (text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text),
      test: (text: string) => new RegExp(pattern, 'u').test(text),
    };
  },
};
