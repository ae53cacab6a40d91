/** A name inside a sentence, between the marks of an isolate of Unicode: `Sentence` shows it without them, and untranslated. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
