import type { ArgumentsStart, Reference, Step, Token } from './token.ts';

/** Stands below a function's arguments. */
export const ARGUMENTS_START: ArgumentsStart = { kind: 'arguments' };

/** A statement's steps in postfix order. */
export type Statement = readonly Step[];

/** What stands between operands and waits for its place. */
type Waiting = Exclude<Token, { kind: 'literal' } | Reference | ArgumentsStart>;

/** A function whose parenthesis was lost comes before every operator. */
const CALL_PRECEDENCE = 18;

/**
 * Puts the tokens of an expression into postfix order, statement by statement.
 * @param tokens in the order of the source
 * @param faults is given what is wrong with the parentheses
 * @returns the statements that have steps; with a fault they are not complete
 * Source: template language §6.2, §6.5
 */
export function arrange(tokens: readonly Token[], faults: string[]): Statement[] {
  const statements: Statement[] = [];
  const waiting: Waiting[] = [];
  let steps: Step[] = [];
  for (const token of tokens) {
    if (token.kind === 'literal' || token.kind === 'reference' || token.kind === 'arguments')
      steps.push(token);
    else if (token.kind === 'mark' && token.mark === ';') endStatement();
    else if (!place(token, waiting, steps)) {
      faults.push('Mismatched operator found: right paren');
      return statements;
    }
  }
  endStatement();
  return statements;

  function endStatement(): void {
    release(waiting, steps, 0);
    // What waits outside the open parenthesis is left to the next statement.
    if (waiting.pop()) faults.push('Mismatched operator found: left paren');
    else if (steps.length > 0) statements.push(steps);
    steps = [];
  }
}

/** Places anything but an operand; false for a closing parenthesis without an opening one. */
function place(token: Waiting, waiting: Waiting[], steps: Step[]): boolean {
  if (token.kind === 'call') steps.push(ARGUMENTS_START);
  else if (token.kind !== 'mark')
    release(waiting, steps, precedenceOf(token) + (token.operator.isRight ? 1 : 0));
  else if (token.mark !== '(') {
    release(waiting, steps, 0);
    if (token.mark === ',') return true;
    if (!waiting.pop()) return false;
    if (waiting.at(-1)?.kind === 'call') steps.push(waiting.pop() as Step);
    return true;
  }
  waiting.push(token);
  return true;
}

/** Moves operators that bind at least so tightly from the waiting to the steps, up to an open parenthesis. */
function release(waiting: Waiting[], steps: Step[], precedence: number): void {
  for (let top = waiting.at(-1); top && top.kind !== 'mark'; top = waiting.at(-1)) {
    if (precedenceOf(top) < precedence) return;
    steps.push(waiting.pop() as Step);
  }
}

function precedenceOf(token: Waiting): number {
  return 'operator' in token ? token.operator.precedence : CALL_PRECEDENCE;
}
