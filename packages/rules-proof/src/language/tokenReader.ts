import { type Token, tokensOf } from './tokens.ts';

/** Walks through the tokens of a rules file. */
export class TokenReader {
  readonly #tokens: Token[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = tokensOf(source);
  }

  get next(): Token {
    const token = this.#tokens[Math.min(this.#at, this.#tokens.length - 1)];
    if (!token) throw new Error('There are no tokens.');
    return token;
  }

  /** The end of the last token that was taken. */
  get lastEnd(): number {
    return this.#tokens[this.#at - 1]?.end ?? 0;
  }

  take(): Token {
    const token = this.next;
    this.#at += 1;
    return token;
  }

  /** Takes the next token if it is this one. */
  takes(text: string): boolean {
    const isIt = this.next.kind !== 'string' && this.next.text === text;
    if (isIt) this.#at += 1;
    return isIt;
  }

  /** Takes this token. @throws Error when another token follows */
  expect(text: string): void {
    if (!this.takes(text))
      throw new Error(`Expected ${text} at offset ${this.next.start}, not ${this.next.text}.`);
  }

  /** Items between commas, up to and with the closing sign. */
  list<Item>(closing: string, read: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.takes(closing)) {
      if (items.length > 0) this.expect(',');
      items.push(read());
    }
    return items;
  }
}
