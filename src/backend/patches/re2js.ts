/**
 * Stands in for the package `re2js` in the build (vite.config.ts). Firestore calls it only when it evaluates the regular
 * expression functions of pipeline queries on the client; the portal has no pipeline queries.
 */
export const RE2JS = {
  compile(pattern: string) {
    return {
      matches: (text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text),
      test: (text: string) => new RegExp(pattern, 'u').test(text),
    };
  },
};
