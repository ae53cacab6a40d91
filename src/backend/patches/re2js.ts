/**
 * Replaces the package `re2js` in the build (vite.config.ts): Firestore needs it only for regular expressions in
 * pipeline queries, and the portal has none.
 */
export const RE2JS = {
  compile(pattern: string) {
    return {
      matches: (text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text),
      test: (text: string) => new RegExp(pattern, 'u').test(text),
    };
  },
};
