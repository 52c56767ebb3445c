import { CALL_PRECEDENCE } from './functions.ts';
import { operator } from './operators.ts';
import { ARGUMENTS_START, type Step } from './step.ts';

/** A statement's steps in postfix order. */
export type Statement = readonly Step[];

/**
 * Converts the tokens of an expression to postfix order, statement by statement.
 * @param tokens in the order of the source
 * @param faults receives faults of the parentheses
 * @returns the statements that have steps; with a fault they are not complete
 * Source: docs/behaviour/template-language.md §6.2, §6.5
 */
export function arrange(tokens: readonly Step[], faults: string[]): Statement[] {
  const statements: Statement[] = [];
  const waiting: Step[] = [];
  let steps: Step[] = [];
  for (const token of [...tokens, operator(';', true)]) {
    const { text } = token;
    if (token.precedence >= 0) place(token, waiting, steps);
    else if (text === '(') waiting.push(token);
    else {
      release(waiting, steps, 0);
      // Operators outside the open parenthesis are left to the next statement.
      const isOpen = text !== ',' && waiting.pop() !== undefined;
      if (text === ')') {
        if (!isOpen) {
          faults.push('Mismatched operator found: right paren');
          return statements;
        }
        release(waiting, steps, CALL_PRECEDENCE);
      } else if (text === ';') {
        if (isOpen) faults.push('Mismatched operator found: left paren');
        else if (steps.length > 0) statements.push(steps);
        steps = [];
      }
    }
  }
  return statements;
}

function place(step: Step, waiting: Step[], steps: Step[]): void {
  const { precedence } = step;
  if (precedence === CALL_PRECEDENCE) steps.push(ARGUMENTS_START);
  if (precedence === 0) steps.push(step);
  else {
    release(waiting, steps, precedence > 15 || precedence === 3 ? precedence + 1 : precedence);
    waiting.push(step);
  }
}

/** Moves pending operators of at least this precedence to the steps, up to an open parenthesis. */
function release(waiting: Step[], steps: Step[], precedence: number): void {
  for (;;) {
    const top = waiting.at(-1);
    if (!top || top.precedence < precedence) return;
    steps.push(top);
    waiting.pop();
    // Moves only the function whose parenthesis was closed, not an earlier one without a parenthesis.
    if (precedence === CALL_PRECEDENCE) return;
  }
}
