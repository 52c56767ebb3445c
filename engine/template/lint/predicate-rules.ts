import { readConstant } from '../areas/core/predicates.ts';
import { type ArgumentRule, type Check, isReference, SLICE_NAME_RULE } from './argument-rules.ts';

function isConstant(argument: string): boolean {
  return readConstant(argument) !== undefined;
}

/** Names of JSON literals in other languages. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};

const operand: Check = (argument) => {
  if (isConstant(argument)) return '';
  const word = argument.toLowerCase();
  if (/^(['‘’“”]).*$/s.test(argument)) return `${argument} is read as a name: texts stand in double quotes`;
  if (!isReference(argument) || /^\d/.test(argument)) return `"${argument}" is neither a value nor a name`;
  if (Object.hasOwn(OTHER_WORDS, word))
    return `${argument} is read as a name: did you mean ${OTHER_WORDS[word] ?? ''}?`;
  // Data have no keys in capitals only.
  return /^[A-Z][A-Z\d_]+$/.test(argument)
    ? `${argument} is read as a name: a text is written "${argument}"`
    : '';
};

const number: Check = (argument) => {
  const fault = operand(argument, 0);
  if (fault !== '' || !isConstant(argument)) return fault;
  return Number.isInteger(JSON.parse(argument)) ? '' : `${argument} is no whole number`;
};

function bothValues(args: readonly string[]): string {
  const [first = '', second = ''] = args;
  return args.length === 2 && isConstant(first) && isConstant(second)
    ? `${first} and ${second}: both are values, so the answer is always the same`
    : '';
}

function multiplesOfNothing(args: readonly string[]): string {
  return Number(args.at(-1)) === 0 ? 'nothing is a multiple of 0' : bothValues(args);
}

const COMPARISON: ArgumentRule = { min: 1, max: 2, check: operand, checkAll: bothValues };

const PARITY: ArgumentRule = {
  min: 0,
  max: 1,
  check: (argument) =>
    isReference(argument) && !/^\d/.test(argument) ? '' : `"${argument}" is read as a name, and is none`,
};

/** Rules of our predicates; all others take no arguments. Source: docs/behaviour/template-language.md §14. */
export const PREDICATE_RULES: Readonly<Record<string, ArgumentRule>> = {
  'equal?': COMPARISON,
  'notEqual?': COMPARISON,
  'greaterThan?': COMPARISON,
  'greaterThanOrEqual?': COMPARISON,
  'lessThan?': COMPARISON,
  'lessThanOrEqual?': COMPARISON,
  'even?': PARITY,
  'odd?': PARITY,
  'nth?': { min: 1, max: 2, check: number, checkAll: multiplesOfNothing },
  'current-type?': SLICE_NAME_RULE,
  'collectionTypeNameEquals?': {
    min: 1,
    max: 1,
    check: (argument) => (/^["']/.test(argument) ? `${argument}: the name stands without quotes` : ''),
  },
};
