import { call } from './functions.ts';
import { readLexeme } from './read-lexeme.ts';
import type { Token } from './step.ts';

/**
 * Reads an expression's tokens.
 * @param code the expression
 * @param maxTokens how many there may be; 0 for no limit
 * @param faults is given what is wrong
 * @returns the tokens; with a fault they are not complete
 * Source: template language §6.1, §6.6
 */
export function readTokens(code: string, maxTokens: number, faults: string[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < code.length;) {
    const lexeme = readLexeme(code, at, tokens.at(-1));
    if (typeof lexeme === 'string') {
      faults.push(lexeme);
      break;
    }
    at = lexeme.end;
    // After a fault the rest is read only for lexical faults.
    const fault = lexeme.token && faults.length === 0 && append(tokens, lexeme.token, maxTokens);
    if (fault) faults.push(fault);
  }
  return tokens;
}

function append(tokens: Token[], token: Token, maxTokens: number): string | undefined {
  const previous = tokens.at(-1);
  if (token === '(' && typeof previous === 'object' && previous.path?.length === 1) {
    const step = call(previous.text);
    if (!step) return `Invalid function ${previous.text}`;
    tokens[tokens.length - 1] = step;
  }
  if (maxTokens > 0 && tokens.length >= maxTokens)
    return `Expression exceeds the maximum number of allowed tokens: ${String(maxTokens)}`;
  tokens.push(token);
  return undefined;
}
