import { call } from './functions.ts';
import { operator } from './operators.ts';
import { readString } from './read-string.ts';
import { parsePath } from '../../values/path.ts';
import type { Scalar } from './scalar.ts';
import type { Step } from './step.ts';

// White space, hex digits, a fraction, an exponent's digits, an operator or a mark, a reference.
const LEXEME =
  /([ \t\n\r\xa0]+)|0x([\da-f]*)|\d+(\.\d*)?(?:e[+-]?(\d*))?|([=!]==|[=!<>]=|<<|>>|\*\*|&&|\|\||[-+*/%<>=!~&^|(),;])|((?:[@$]?[a-z][\w-]*|@|\d+)(?:\.(?:[@$]?[a-z][\w-]*|@|\d+))*)/iy;

/** Constants; they hide properties of the same name. Source: docs/behaviour/template-language.md §6.1. */
const CONSTANTS: Readonly<Record<string, Scalar>> = {
  // Inherited members of objects are not constants.
  __proto__: null,
  null: null,
  true: true,
  false: false,
  PI: Math.PI,
  E: Math.E,
  Infinity,
  NaN,
};

/** Characters that messages refer to by name. */
const CHARACTER_NAMES: Readonly<Record<string, string>> = { '\b': 'backspace', '\f': 'form feed' };

/**
 * Reads an expression's tokens.
 * @param code the expression
 * @param maxTokens maximum number of tokens; 0 for no limit
 * @param faults receives the faults
 * @returns the tokens in the order of the source; with a fault they are not complete
 * Source: docs/behaviour/template-language.md §6.1, §6.6
 */
export function readTokens(code: string, maxTokens: number, faults: string[]): Step[] {
  const tokens: Step[] = [];
  for (let at = 0; at < code.length;) {
    const lexeme = readLexeme(code, at, tokens.at(-1));
    if (typeof lexeme === 'string') {
      faults.push(lexeme);
      break;
    }
    at = lexeme[0];
    // After a fault the rest is read only for lexical faults.
    const fault = lexeme[1] && !faults[0] && append(tokens, lexeme[1], maxTokens);
    if (fault) faults.push(fault);
  }
  return tokens;
}

/** The offset after the token and its step (none for white space), or its fault. */
type Lexeme = readonly [end: number, step?: Step] | string;

function readLexeme(code: string, at: number, previous: Step | undefined): Lexeme {
  const character = code[at] as string;
  if (character === '"' || character === "'") {
    const string = readString(code, at);
    return typeof string === 'string' ? string : [string[0], literal(string[1])];
  }
  LEXEME.lastIndex = at;
  const match = LEXEME.exec(code);
  if (match) {
    const end = LEXEME.lastIndex;
    const step = match[1] ? undefined : stepOf(match, code[end], previous);
    return typeof step === 'string' ? step : [end, step];
  }
  const kind = CHARACTER_NAMES[character] ?? (character < ' ' ? 'control character' : 'character');
  return `Unexpected ${kind} at ${at}: ${JSON.stringify(character)}`;
}

function stepOf(match: RegExpExecArray, next: string | undefined, previous: Step | undefined): Step | string {
  const [text, , , , , sign, name] = match;
  if (sign) return operator(sign, previous?.precedence === 0 || previous?.text === ')');
  if (!name) return faultOfNumber(match, next) ?? literal(Number(text));
  const constant = CONSTANTS[name];
  return constant === undefined ? reference(name) : literal(constant);
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

function literal(value: Scalar): Step {
  return { text: typeof value === 'string' ? JSON.stringify(value) : String(value), precedence: 0, value };
}

/** A name is looked up when it is used. */
function reference(name: string): Step {
  const path = parsePath(name);
  return { text: path.join('.'), precedence: 0, path };
}

function append(tokens: Step[], token: Step, maxTokens: number): string | undefined {
  const previous = tokens.at(-1);
  if (token.text === '(' && previous?.path?.length === 1) {
    const step = call(previous.text);
    if (!step) return `Invalid function ${previous.text}`;
    tokens[tokens.length - 1] = step;
  }
  if (maxTokens > 0 && tokens.length >= maxTokens)
    return `Expression exceeds the maximum number of allowed tokens: ${maxTokens}`;
  tokens.push(token);
  return undefined;
}
