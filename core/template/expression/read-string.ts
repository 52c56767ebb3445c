import { literal } from './operands.ts';
import type { Lexeme } from './step.ts';

// A run of plain characters, an escape (its digits in a group of their own), or any single character.
const PIECE = /[^\\'"\n\r]+|\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[^])|[^]/gy;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' };

/** What cannot stand in a string as it is, and how it is called. */
const FAULTS: Readonly<Record<string, string>> = {
  '\\': 'Unterminated string',
  '\n': 'Illegal bare line feed character in string literal',
  '\r': 'Illegal bare carriage return character in string literal',
  '\\x': 'Invalid 2-char hex escape found',
  '\\u': 'Invalid unicode escape found',
  '\\U': 'Invalid unicode escape found',
};

/**
 * Reads a string literal.
 * @param code the expression
 * @param start where its opening quote stands
 * @returns the offset after it and its step, or what is wrong with it
 * Source: template language §6.1
 */
export function readString(code: string, start: number): Lexeme | string {
  const quote = code[start];
  let value = '';
  PIECE.lastIndex = start + 1;
  for (let match = PIECE.exec(code); match !== null; match = PIECE.exec(code)) {
    const piece = match[0];
    if (piece === quote) return [PIECE.lastIndex, literal(value)];
    const digits = match[1] ?? match[2] ?? match[3];
    if (digits !== undefined) value += characterOf(Number.parseInt(digits, 16));
    else if (Object.hasOwn(FAULTS, piece)) return FAULTS[piece] as string;
    else value += piece[0] === '\\' ? unescape(piece[1] as string) : piece;
  }
  return FAULTS['\\'] as string;
}

function unescape(character: string): string {
  return ESCAPES[character] ?? character;
}

// No control characters but white space, and nothing beyond Unicode.
function characterOf(code: number): string {
  const isControl = code < 9 || (code > 13 && code < 32);
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
