import type { Path } from '../values/path.ts';

/** What an expression computes with; objects, arrays and missing are none. Source: template language §6.4. */
export type Scalar = string | number | boolean | null;

/** An operator: its name in messages, how tightly it binds, and its work. Source: template language §6.2. */
export interface Operator {
  readonly words: string;
  /** Higher binds tighter. */
  readonly precedence: number;
  /** True when of two equal ones the right one comes first. */
  readonly isRight?: true;
}

/** An operator on one operand. */
export interface UnaryOperator extends Operator {
  /** True when a name as operand counts as null, whatever number or text it stands for. */
  readonly isBlind?: true;
  apply(operand: Scalar): Scalar;
}

/** An operator on two operands. */
export interface BinaryOperator extends Operator {
  apply(left: Scalar, right: Scalar): Scalar;
}

/** A function's work on its arguments, of which there is at least one. Source: template language §6.3. */
export type ExpressionFunction = (args: readonly Scalar[]) => Scalar;

/** What groups and separates. */
export type Mark = '(' | ')' | ',' | ';';

/** Stands on the stack below the arguments of a function. */
export interface ArgumentsStart {
  readonly kind: 'arguments';
}

/** A dotted name that is looked up when it is used. */
export interface Reference {
  readonly kind: 'reference';
  readonly path: Path;
}

/** A step of an expression in postfix order. */
export type Step =
  | { readonly kind: 'literal'; readonly value: Scalar }
  | Reference
  | ArgumentsStart
  | { readonly kind: 'unary'; readonly operator: UnaryOperator }
  | { readonly kind: 'binary'; readonly operator: BinaryOperator }
  | { readonly kind: 'assign'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: string; readonly apply: ExpressionFunction };

/** A step or a mark, in the order of the source. */
export type Token = Step | { readonly kind: 'mark'; readonly mark: Mark };
