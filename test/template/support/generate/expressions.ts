import type { Choices } from './choices.ts';

const BINARY = '+ + - * / % ** << >> < <= > >= == != === !== & ^ | && || , ;'.split(' ');
const UNARY = ['-', '+', '!', '~'] as const;
const CONSTANTS = ['null', 'true', 'false', 'PI', 'E', 'Infinity', 'NaN'] as const;
const NUMBERS = ['0', '1', '2', '3.5', '10', '1e3', '1.', '0x1F', '1e-3', '.5', '0x', '1e', '1.2.3'] as const;
const STRINGS = [
  `'a'`,
  `"b c"`,
  `''`,
  `"\\x41\\n"`,
  `'12'`,
  `"\\u0041"`,
  `'<b>'`,
  `"0x1f"`,
  `'\\xZZ'`,
  `'open`,
] as const;
const FUNCTIONS = ['max', 'min', 'abs', 'num', 'str', 'bool', 'nope'] as const;

/**
 * Writes an expression for {.eval}.
 * @param choices the source of randomness
 * @param reference gives a name that is known
 * @param define takes note of a variable that is set
 * @returns the code; without "}"
 */
export function expression(
  choices: Choices,
  reference: () => string,
  define: (name: string) => void,
): string {
  const statement = (): string => {
    const value = term(choices, reference, 2);
    if (!choices.chance(25)) return value;
    const name = choices.one(['@a', '@b', '@total']);
    define(name);
    return `${name} ${choices.one(['=', '=', '=', '=='])} ${value}`;
  };
  const code = choices.some(1, 2, statement).join('; ');
  return choices.weighted([
    [30, code],
    [2, `#${code}`],
    [1, `${code})`],
    [1, `(${code}`],
    [1, ''],
    [1, `${code} 5`],
    [1, `${code} $ ?`],
    [1, ` ${code} `],
  ]);
}

function term(choices: Choices, reference: () => string, depth: number): string {
  if (depth === 0 || choices.chance(25)) return leaf(choices, reference);
  const inner = (): string => term(choices, reference, depth - 1);
  return choices.weighted<() => string>([
    [10, () => `${inner()} ${choices.one(BINARY)} ${inner()}`],
    [3, () => `(${inner()})`],
    [2, () => `${choices.one(UNARY)}${inner()}`],
    [4, () => `${choices.one(FUNCTIONS)}(${choices.some(0, 3, inner).join(', ')})`],
    [1, () => `${inner()}${choices.one(BINARY)}${inner()}`],
  ])();
}

function leaf(choices: Choices, reference: () => string): string {
  return choices.weighted<() => string>([
    [8, reference],
    [8, () => choices.one(NUMBERS.slice(0, choices.chance(90) ? 9 : undefined))],
    [4, () => choices.one(STRINGS.slice(0, choices.chance(90) ? 8 : undefined))],
    [2, () => choices.one(CONSTANTS)],
    [1, () => '@'],
  ])();
}
