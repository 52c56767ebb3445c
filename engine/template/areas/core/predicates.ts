import type { Predicate } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { compare, isEqual } from '../../values/compare.ts';
import { isTruthy, toNumber } from '../../values/convert.ts';
import { parsePath } from '../../values/path.ts';

/** Reads an argument's value in a frame. */
type Operand = (scope: Scope) => unknown;

/** A predicate's condition on a frame. */
type Question = ReturnType<Predicate>;

/** Arguments that start like this are values, if they parse; everything else is a name. */
const JSON_START = /^(?:["{[\d]|-\d|(?:true|false|null)$)/;

/**
 * Reads an argument that is a literal value.
 * @param argument a part of a predicate's arguments
 * @returns the value, in a list; undefined for a name
 * Source: docs/behaviour/template-language.md §14.1
 */
export function readConstant(argument: string): readonly [value: unknown] | undefined {
  if (JSON_START.test(argument)) {
    try {
      return [JSON.parse(argument)];
    } catch {
      // It is a name.
    }
  }
  return undefined;
}

function toOperand(argument: string): Operand {
  const constant = readConstant(argument);
  return constant ? () => constant[0] : toName(argument);
}

function toName(argument: string): Operand {
  const path = parsePath(argument);
  return (scope) => scope.lookUp(path);
}

/** A condition on the frame's value and one argument, or on two arguments; false without any. */
function comparison(args: readonly string[], test: (left: unknown, right: unknown) => boolean): Question {
  const [first, second] = args.map(toOperand);
  if (!first) return () => false;
  return second ? (scope) => test(first(scope), second(scope)) : (scope) => test(scope.value, first(scope));
}

/** A condition on a number: the frame's value, or the value of a name. */
function parity([name]: readonly string[], remainder: 0 | 1): Question {
  const read = name === undefined ? valueOf : toName(name);
  return (scope) => {
    const value = read(scope);
    return typeof value === 'number' && Math.abs(value) % 2 === remainder;
  };
}

function valueOf(scope: Scope): unknown {
  return scope.value;
}

function isMultiple(value: unknown, of: unknown): boolean {
  return Number.isInteger(value) && Number.isInteger(of) && (value as number) % (of as number) === 0;
}

/** Predicates that compare and count. Source: docs/behaviour/template-language.md §14.1. */
export const corePredicates = {
  'equal?': (args) => comparison(args, isEqual),
  'notEqual?': (args) => comparison(args, (left, right) => !isEqual(left, right)),
  'greaterThan?': (args) => comparison(args, (left, right) => compare(left, right) > 0),
  'greaterThanOrEqual?': (args) => comparison(args, (left, right) => compare(left, right) >= 0),
  'lessThan?': (args) => comparison(args, (left, right) => compare(left, right) < 0),
  'lessThanOrEqual?': (args) => comparison(args, (left, right) => compare(left, right) <= 0),
  'even?': (args) => parity(args, 0),
  'odd?': (args) => parity(args, 1),
  'nth?': (args) => comparison(args.length > 2 ? args.slice(0, 1) : args, isMultiple),
  'plural?': () => (scope) => toNumber(scope.value) > 1,
  'singular?': () => (scope) => toNumber(scope.value) === 1,
  'debug?': () => (scope) => isTruthy(scope.lookUp(['debug'])),
} as const satisfies Readonly<Record<string, Predicate>>;
