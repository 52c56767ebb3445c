import type { Statement } from './arrange.ts';
import type { Scalar, Step } from './token.ts';

/**
 * Writes the debug form of an expression: its steps in postfix order, and its value.
 * @param statements the steps
 * @param value the value; undefined for none
 * @returns such as "EVAL=[[1 2 <add>]] -> 3"
 * Source: template language §6
 */
export function describe(statements: readonly Statement[], value: Scalar | undefined): string {
  const lists = statements.map((steps) => `[${steps.map(describeStep).join(' ')}]`);
  const result = value === undefined ? '' : ` -> ${String(value ?? '')}`;
  return `EVAL=[${lists.join(', ')}]${result}`;
}

function describeStep(step: Step): string {
  switch (step.kind) {
    case 'literal':
      return typeof step.value === 'string' ? JSON.stringify(step.value) : String(step.value);
    case 'reference':
      return step.path.join('.');
    case 'arguments':
      return '<args>';
    case 'call':
      return `${step.name}()`;
    default:
      return `<${step.operator.words}>`;
  }
}
