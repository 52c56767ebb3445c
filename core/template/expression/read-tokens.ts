import { call } from './functions.ts';
import { readLexeme } from './read-lexeme.ts';
import type { Step } from './step.ts';

/**
 * Reads an expression's tokens.
 * @param code the expression
 * @param maxTokens how many there may be; 0 for no limit
 * @param faults is given what is wrong
 * @returns the tokens in the order of the source; with a fault they are not complete
 * Source: template language §6.1, §6.6
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
    const fault = lexeme[1] && faults.length === 0 && append(tokens, lexeme[1], maxTokens);
    if (fault) faults.push(fault);
  }
  return tokens;
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
