/** A place in the file: `start` to `end` as in the emulator's coverage, without the parentheses around. */
export interface Span {
  start: number;
  end: number;
}

/** An expression of a rules file. `outer` includes the parentheses around it. */
export interface Expression extends Span {
  kind:
    | 'and'
    | 'or'
    | 'not'
    | 'compare'
    | 'arithmetic'
    | 'conditional'
    | 'call'
    | 'access'
    | 'literal'
    | 'other';
  outer: Span;
  /** Operands, arguments and elements: all expressions that the emulator reports separately. */
  parts: Expression[];
  /** The operator between the parts of a comparison. */
  operator?: Span & { text: string };
  /** The name of the function or method that a call calls, of an accessed field, or of a value. */
  callee?: string;
  /** What stands before the dot of a method call; also a namespace, which is no value. */
  receiver?: Expression;
  /** The type behind `is`. */
  type?: string;
}

/** A whole expression: an allow condition, or what a function binds or returns. */
export interface Condition {
  /** The function's name, or the methods and path of the allow statement. */
  place: string;
  kind: 'allow' | 'let' | 'return';
  expression: Expression;
  /** What a binding, or the statement's function or path, names. */
  names: string[];
}
