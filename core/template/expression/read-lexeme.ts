import { referenceEnd } from '../source/characters.ts';
import { parsePath } from '../values/path.ts';
import { ASSIGN, BINARY, UNARY } from './operators.ts';
import { readString } from './read-string.ts';
import type { Mark, Scalar, Token } from './token.ts';

/** A token and the offset after it; white space has no token. */
export interface Lexeme {
  readonly end: number;
  readonly token: Token | undefined;
}

const SPACE = /[ \t\n\r\xa0]+/y;
const NUMBER = /0[xX]([\da-fA-F]*)|\d+(\.\d*)?(?:[eE][+-]?(\d*))?/y;
const SIGN = /[=!]==|[=!<>]=|<<|>>|\*\*|&&|\|\||[-+*/%<>=!~&^|(),;]/y;

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
 * @param previous the token before it; it tells a sign from an operator
 * @returns the token, or what is wrong
 * Source: template language §6.1
 */
export function readLexeme(code: string, at: number, previous: Token | undefined): Lexeme | string {
  const character = code[at] as string;
  if (character === '"' || character === "'") return readString(code, at);
  const space = match(SPACE, code, at);
  if (space) return { end: SPACE.lastIndex, token: undefined };
  const number = match(NUMBER, code, at);
  if (number) return readNumber(number, code[NUMBER.lastIndex], NUMBER.lastIndex);
  const sign = match(SIGN, code, at);
  if (sign) return { end: SIGN.lastIndex, token: readSign(sign[0], previous) };
  const end = referenceEnd(code, at);
  return end === at ? unexpected(character, at) : { end, token: readName(code.slice(at, end)) };
}

function match(pattern: RegExp, code: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(code);
}

function unexpected(character: string, at: number): string {
  const name = CHARACTER_NAMES[character] ?? (character < ' ' ? 'control character' : 'character');
  return `Unexpected ${name} at ${String(at)}: ${JSON.stringify(character)}`;
}

function readNumber(
  [text, hex, fraction, exponent]: readonly (string | undefined)[],
  next: string | undefined,
  end: number,
): Lexeme | string {
  if (hex === '') return 'Expected digits after start of hex number';
  if (hex === undefined) {
    if (next === '.')
      return fraction === undefined
        ? 'Unexpected decimal point in exponent'
        : 'Duplicate decimal point in number';
    if (exponent === '') return 'Expected a digit after exponent in decimal number';
  }
  return { end, token: { kind: 'literal', value: Number(text) } };
}

function readName(name: string): Token {
  return Object.hasOwn(CONSTANTS, name)
    ? { kind: 'literal', value: CONSTANTS[name] as Scalar }
    : { kind: 'reference', path: parsePath(name) };
}

function readSign(sign: string, previous: Token | undefined): Token {
  if (sign === '=') return { kind: 'assign', operator: ASSIGN };
  const binary = BINARY[sign];
  const unary = UNARY[sign];
  if (binary && (!unary || endsOperand(previous))) return { kind: 'binary', operator: binary };
  return unary ? { kind: 'unary', operator: unary } : { kind: 'mark', mark: sign as Mark };
}

function endsOperand(token: Token | undefined): boolean {
  return (
    token?.kind === 'literal' || token?.kind === 'reference' || (token?.kind === 'mark' && token.mark === ')')
  );
}
