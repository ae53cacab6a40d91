/** One requirement, and the tests that assert it. */
export interface SpecRow {
  /** The section's number and a name, for example `2-routes-login`. */
  id: string;
  /** What the portal must do. */
  text: string;
  /** Full titles as the reports name them, enclosing blocks first, joined by ` > `. */
  tests: readonly string[];
}
