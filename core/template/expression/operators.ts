import { scalarToNumber as number } from './scalar.ts';
import type { BinaryOperator, Operator, Scalar, UnaryOperator } from './token.ts';

/** Operators before their operand. Source: template language §6.2. */
export const UNARY: Readonly<Record<string, UnaryOperator>> = {
  '+': { words: 'unary plus', precedence: 17, isRight: true, apply: number },
  '-': { words: 'unary minus', precedence: 17, isRight: true, apply: (operand) => -number(operand) },
  '!': { words: 'logical not', precedence: 17, isRight: true, apply: (operand) => !operand },
  '~': {
    words: 'bitwise not',
    precedence: 17,
    isRight: true,
    isBlind: true,
    apply: (operand) => ~number(operand),
  },
};

/** The operator that binds a variable. Source: template language §6.5. */
export const ASSIGN: Operator = { words: 'assign', precedence: 3, isRight: true };

// Scalars are compared as JavaScript does; the types let it only with numbers.
type Raw = number;

/** Operators between their operands. Source: template language §6.2. */
export const BINARY: Readonly<Record<string, BinaryOperator>> = {
  '**': { words: 'exponent', precedence: 16, isRight: true, apply: (a, b) => number(a) ** number(b) },
  '*': { words: 'multiply', precedence: 15, apply: (a, b) => number(a) * number(b) },
  '/': { words: 'divide', precedence: 15, apply: (a, b) => number(a) / number(b) },
  '%': { words: 'modulus', precedence: 15, apply: (a, b) => number(a) % number(b) },
  '+': { words: 'add', precedence: 14, apply: add },
  '-': { words: 'subtract', precedence: 14, apply: (a, b) => number(a) - number(b) },
  '<<': { words: 'left shift', precedence: 13, apply: (a, b) => number(a) << number(b) },
  '>>': { words: 'right shift', precedence: 13, apply: (a, b) => number(a) >> number(b) },
  '<': { words: 'less than', precedence: 12, apply: (a, b) => (a as Raw) < (b as Raw) },
  '<=': { words: 'less than or equal', precedence: 12, apply: (a, b) => (a as Raw) <= (b as Raw) },
  '>': { words: 'greater than', precedence: 12, apply: (a, b) => (a as Raw) > (b as Raw) },
  '>=': { words: 'greater than or equal', precedence: 12, apply: (a, b) => (a as Raw) >= (b as Raw) },
  '==': { words: 'equality', precedence: 11, apply: isLooselyEqual },
  '!=': { words: 'inequality', precedence: 11, apply: (a, b) => !isLooselyEqual(a, b) },
  '===': { words: 'strict equality', precedence: 11, apply: (a, b) => a === b },
  '!==': { words: 'strict inequality', precedence: 11, apply: (a, b) => a !== b },
  '&': { words: 'bitwise and', precedence: 10, apply: (a, b) => number(a) & number(b) },
  '^': { words: 'bitwise xor', precedence: 9, apply: (a, b) => number(a) ^ number(b) },
  '|': { words: 'bitwise or', precedence: 8, apply: (a, b) => number(a) | number(b) },
  '&&': { words: 'logical and', precedence: 7, apply: (a, b) => Boolean(a) && Boolean(b) },
  '||': { words: 'logical or', precedence: 6, apply: (a, b) => Boolean(a) || Boolean(b) },
};

function add(left: Scalar, right: Scalar): Scalar {
  return typeof left === 'string' || typeof right === 'string'
    ? String(left) + String(right)
    : number(left) + number(right);
}

function isLooselyEqual(left: Scalar, right: Scalar): boolean {
  return left == right;
}
