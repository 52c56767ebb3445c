import { FUNCTIONS } from './functions.ts';
import { readLexeme } from './read-lexeme.ts';
import type { ExpressionFunction, Token } from './token.ts';

/** The tokens of an expression, and what is wrong with them. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly faults: string[];
}

/**
 * Reads an expression's tokens.
 * @param code the expression
 * @param maxTokens how many there may be; 0 for no limit
 * @returns the tokens; with a fault they are not complete
 * Source: template language §6.1, §6.6
 */
export function readTokens(code: string, maxTokens: number): Tokens {
  const tokens: Token[] = [];
  const faults: string[] = [];
  for (let at = 0; at < code.length;) {
    const lexeme = readLexeme(code, at, tokens.at(-1));
    if (typeof lexeme === 'string') {
      faults.push(lexeme);
      break;
    }
    at = lexeme.end;
    // After a fault the rest is read only for lexical faults.
    if (lexeme.token === undefined || faults.length > 0) continue;
    const fault = append(tokens, lexeme.token, maxTokens);
    if (fault !== undefined) faults.push(fault);
  }
  return { tokens, faults };
}

function append(tokens: Token[], token: Token, maxTokens: number): string | undefined {
  const previous = tokens.at(-1);
  if (
    token.kind === 'mark' &&
    token.mark === '(' &&
    previous?.kind === 'reference' &&
    previous.path.length === 1
  ) {
    const name = String(previous.path[0]);
    if (!Object.hasOwn(FUNCTIONS, name)) return `Invalid function ${name}`;
    tokens[tokens.length - 1] = { kind: 'call', name, apply: FUNCTIONS[name] as ExpressionFunction };
  }
  if (maxTokens > 0 && tokens.length >= maxTokens)
    return `Expression exceeds the maximum number of allowed tokens: ${String(maxTokens)}`;
  tokens.push(token);
  return undefined;
}
