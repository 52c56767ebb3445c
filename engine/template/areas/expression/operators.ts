import { type Scalar, scalarToNumber as number } from './scalar.ts';
import { END, MARK, scalarOf, type Step } from './step.ts';

const BITWISE_NOT = 'bitwise not';

// Scalars are compared as JavaScript does; the types let it only with numbers.
type Raw = number;

/** Operators before their operand. Source: docs/behaviour/template-language.md §6.2. */
const UNARY: Readonly<Record<string, Step>> = {
  '+': /* @__PURE__ */ unary('unary plus', number),
  '-': /* @__PURE__ */ unary('unary minus', (a) => -number(a)),
  '!': /* @__PURE__ */ unary('logical not', (a) => !a),
  '~': /* @__PURE__ */ unary(BITWISE_NOT, (a) => ~number(a)),
};

/** Operators between their operands. Source: docs/behaviour/template-language.md §6.2. */
const BINARY: Readonly<Record<string, Step>> = {
  '**': /* @__PURE__ */ binary(16, 'exponent', (a, b) => number(a) ** number(b)),
  '*': /* @__PURE__ */ binary(15, 'multiply', (a, b) => number(a) * number(b)),
  '/': /* @__PURE__ */ binary(15, 'divide', (a, b) => number(a) / number(b)),
  '%': /* @__PURE__ */ binary(15, 'modulus', (a, b) => number(a) % number(b)),
  '+': /* @__PURE__ */ binary(14, 'add', (a, b) =>
    typeof a === 'string' || typeof b === 'string' ? String(a) + String(b) : number(a) + number(b),
  ),
  '-': /* @__PURE__ */ binary(14, 'subtract', (a, b) => number(a) - number(b)),
  '<<': /* @__PURE__ */ binary(13, 'left shift', (a, b) => number(a) << number(b)),
  '>>': /* @__PURE__ */ binary(13, 'right shift', (a, b) => number(a) >> number(b)),
  '<': /* @__PURE__ */ binary(12, 'less than', (a, b) => (a as Raw) < (b as Raw)),
  '<=': /* @__PURE__ */ binary(12, 'less than or equal', (a, b) => (a as Raw) <= (b as Raw)),
  '>': /* @__PURE__ */ binary(12, 'greater than', (a, b) => (a as Raw) > (b as Raw)),
  '>=': /* @__PURE__ */ binary(12, 'greater than or equal', (a, b) => (a as Raw) >= (b as Raw)),
  '==': /* @__PURE__ */ binary(11, 'equality', (a, b) => a == b),
  '!=': /* @__PURE__ */ binary(11, 'inequality', (a, b) => a != b),
  '===': /* @__PURE__ */ binary(11, 'strict equality', (a, b) => a === b),
  '!==': /* @__PURE__ */ binary(11, 'strict inequality', (a, b) => a !== b),
  '&': /* @__PURE__ */ binary(10, 'bitwise and', (a, b) => number(a) & number(b)),
  '^': /* @__PURE__ */ binary(9, 'bitwise xor', (a, b) => number(a) ^ number(b)),
  '|': /* @__PURE__ */ binary(8, 'bitwise or', (a, b) => number(a) | number(b)),
  '&&': /* @__PURE__ */ binary(7, 'logical and', (a, b) => Boolean(a && b)),
  '||': /* @__PURE__ */ binary(6, 'logical or', (a, b) => Boolean(a || b)),
  // Only a plain "@name" can be assigned; everything else is ignored.
  '=': {
    text: '<assign>',
    precedence: 3,
    work: (stack, { scope, assign }) => {
      const value = scalarOf(stack.pop(), scope);
      const target = stack.pop();
      const name = typeof target === 'object' && target?.path ? target.text : '';
      if (value !== undefined && /^@[^.]+$/.test(name)) assign(name, value);
      return END;
    },
  },
};

/**
 * Creates the step of an operator, or of a mark.
 * @param sign as written
 * @param isAfterOperand true between operands, where "+" and "-" are no signs
 * Source: docs/behaviour/template-language.md §6.2
 */
export function operator(sign: string, isAfterOperand: boolean): Step {
  const first = isAfterOperand ? BINARY : UNARY;
  return first[sign] ?? BINARY[sign] ?? UNARY[sign] ?? { text: sign, precedence: MARK };
}

function unary(words: string, apply: (operand: Scalar) => Scalar): Step {
  return {
    text: `<${words}>`,
    precedence: 17,
    work: (stack, { scope }) => {
      const entry = stack.pop();
      const operand = scalarOf(entry, scope);
      // The existing engine's bitwise not does not look names up.
      const isHidden = words === BITWISE_NOT && typeof entry === 'object' && entry?.path;
      stack.push(operand === undefined ? undefined : apply(isHidden ? null : operand));
      return undefined;
    },
  };
}

function binary(precedence: number, words: string, apply: (a: Scalar, b: Scalar) => Scalar): Step {
  return {
    text: `<${words}>`,
    precedence,
    work: (stack, { scope, maxStringLength }) => {
      const right = scalarOf(stack.pop(), scope);
      const left = scalarOf(stack.pop(), scope);
      if (left === undefined || right === undefined) return `Invalid arguments to operator ${words}`;
      const value = apply(left, right);
      // Only "+" returns text.
      if (typeof value === 'string' && maxStringLength > 0 && value.length > maxStringLength)
        return `Concatenation would exceed maximum string length ${maxStringLength}`;
      stack.push(value);
      return undefined;
    },
  };
}
