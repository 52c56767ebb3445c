import { REFERENCE } from '../source/patterns.ts';
import { literal, reference } from './operands.ts';
import { operator } from './operators.ts';
import { readString } from './read-string.ts';
import type { Scalar } from './scalar.ts';
import type { Lexeme, Step } from './step.ts';

// White space, hex digits, a fraction, an exponent's digits, an operator or a mark.
const LEXEME =
  /([ \t\n\r\xa0]+)|0x([\da-f]*)|\d+(\.\d*)?(?:e[+-]?(\d*))?|([=!]==|[=!<>]=|<<|>>|\*\*|&&|\|\||[-+*/%<>=!~&^|(),;])/iy;

/** Names that stand for values; they hide properties of these names. Source: template language §6.1. */
const CONSTANTS: Readonly<Record<string, Scalar>> = {
  null: null,
  true: true,
  false: false,
  PI: Math.PI,
  E: Math.E,
  Infinity,
  NaN,
};

/** Characters that messages call by a name. */
const CHARACTER_NAMES: Readonly<Record<string, string>> = { '\b': 'backspace', '\f': 'form feed' };

/**
 * Reads what stands at one place of an expression.
 * @param code the expression
 * @param at offset of the place, before the end
 * @param previous the step before it; it tells a sign from an operator
 * @returns the offset after it and its step, or what is wrong
 * Source: template language §6.1
 */
export function readLexeme(code: string, at: number, previous: Step | undefined): Lexeme | string {
  const character = code[at] as string;
  if (character === '"' || character === "'") return readString(code, at);
  LEXEME.lastIndex = at;
  const match = LEXEME.exec(code);
  if (!match) return readName(code, at);
  const end = LEXEME.lastIndex;
  const [text, space, , , , sign] = match;
  if (space) return [end];
  if (sign) return [end, operator(sign, previous?.precedence === 0 || previous?.text === ')')];
  return faultOfNumber(match, code[end]) ?? [end, literal(Number(text))];
}

function faultOfNumber(
  [, , hex, fraction, exponent]: readonly (string | undefined)[],
  next: string | undefined,
): string | undefined {
  if (hex === '') return 'Expected digits after start of hex number';
  if (hex === undefined && next === '.')
    return fraction ? 'Duplicate decimal point in number' : 'Unexpected decimal point in exponent';
  return exponent === '' ? 'Expected a digit after exponent in decimal number' : undefined;
}

function readName(code: string, at: number): Lexeme | string {
  REFERENCE.lastIndex = at;
  const name = REFERENCE.exec(code)?.[0];
  if (name)
    return [
      at + name.length,
      Object.hasOwn(CONSTANTS, name) ? literal(CONSTANTS[name] as Scalar) : reference(name),
    ];
  const character = code[at] as string;
  const kind = CHARACTER_NAMES[character] ?? (character < ' ' ? 'control character' : 'character');
  return `Unexpected ${kind} at ${at}: ${JSON.stringify(character)}`;
}
