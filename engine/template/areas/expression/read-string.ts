// A run of plain characters, an escape (its digits in a group of their own), or any single character.
const PIECE = /[^\\'"\n\r]+|\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[^])|[^]/y;

const BAD_UNICODE = 'Invalid unicode escape found';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' };

/** Characters that cannot appear unescaped in a string, and their names. */
const FAULTS: Readonly<Record<string, string>> = {
  // Inherited members of objects are not faults.
  __proto__: null as never,
  '\\': 'Unterminated string',
  '\n': 'Illegal bare line feed character in string literal',
  '\r': 'Illegal bare carriage return character in string literal',
  '\\x': 'Invalid 2-char hex escape found',
  '\\u': BAD_UNICODE,
  '\\U': BAD_UNICODE,
};

/**
 * Reads a string literal.
 * @param code the expression
 * @param start the offset of its opening quote
 * @returns the offset after it and its value, or its fault
 * Source: docs/behaviour/template-language.md §6.1
 */
export function readString(code: string, start: number): readonly [end: number, value: string] | string {
  let value = '';
  for (let at = start + 1; ;) {
    PIECE.lastIndex = at;
    const [piece = '\\', ...digits] = PIECE.exec(code) ?? [];
    at = PIECE.lastIndex;
    if (piece === code[start]) return [at, value];
    const fault = FAULTS[piece];
    const hex = digits.join('');
    if (hex) value += characterOf(Number.parseInt(hex, 16));
    else if (fault) return fault;
    else value += piece[0] === '\\' ? (ESCAPES[piece.slice(1)] ?? piece.slice(1)) : piece;
  }
}

// No control characters but white space, and nothing beyond Unicode.
function characterOf(code: number): string {
  const isControl = code < 9 || (code > 13 && code < 32);
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
