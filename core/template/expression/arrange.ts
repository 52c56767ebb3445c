import { CALL_PRECEDENCE } from './functions.ts';
import { ARGUMENTS_START } from './operands.ts';
import type { Step, Token } from './step.ts';

/** A statement's steps in postfix order. */
export type Statement = readonly Step[];

/**
 * Puts the tokens of an expression into postfix order, statement by statement.
 * @param tokens in the order of the source
 * @param faults is given what is wrong with the parentheses
 * @returns the statements that have steps; with a fault they are not complete
 * Source: template language §6.2, §6.5
 */
export function arrange(tokens: readonly Token[], faults: string[]): Statement[] {
  const statements: Statement[] = [];
  const waiting: (Step | '(')[] = [];
  let steps: Step[] = [];
  for (const token of [...tokens, ';'] as const) {
    if (token === '(') waiting.push(token);
    else if (typeof token === 'object') place(token, waiting, steps);
    else {
      release(waiting, steps, 0);
      // What waits outside the open parenthesis is left to the next statement.
      const isOpen = token !== ',' && waiting.pop() !== undefined;
      if (token === ')') {
        if (!isOpen) {
          faults.push('Mismatched operator found: right paren');
          return statements;
        }
        releaseCall(waiting, steps);
      } else if (token === ';') {
        if (isOpen) faults.push('Mismatched operator found: left paren');
        else if (steps.length > 0) statements.push(steps);
        steps = [];
      }
    }
  }
  return statements;
}

function place(step: Step, waiting: (Step | '(')[], steps: Step[]): void {
  const { precedence } = step;
  if (precedence === 0) {
    steps.push(step);
    return;
  }
  if (precedence === CALL_PRECEDENCE) steps.push(ARGUMENTS_START);
  release(waiting, steps, precedence > 15 || precedence === 3 ? precedence + 1 : precedence);
  waiting.push(step);
}

/** Moves operators that bind at least so tightly from the waiting to the steps, up to an open parenthesis. */
function release(waiting: (Step | '(')[], steps: Step[], precedence: number): void {
  for (;;) {
    const top = waiting.at(-1);
    if (typeof top !== 'object' || top.precedence < precedence) return;
    steps.push(top);
    waiting.pop();
  }
}

/** Moves the function whose parenthesis was closed; not one before it that lost its own. */
function releaseCall(waiting: (Step | '(')[], steps: Step[]): void {
  const top = waiting.at(-1);
  if (typeof top !== 'object' || top.precedence !== CALL_PRECEDENCE) return;
  steps.push(top);
  waiting.pop();
}
