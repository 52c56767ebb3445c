import type { TreeNode } from '../tree/tree.ts';
import type { Compilation } from './compilation.ts';
import type { Instruction } from './instruction.ts';

/** The error of an engine that was assembled without expressions. */
const NO_EXPRESSIONS = 'RuntimeError: {.eval} needs expressionArea';

/**
 * Compiles {.eval code}.
 * @param compilation the template's
 * @param node the instruction
 * @param code the expression as written
 * @returns the instruction, or undefined if the engine does not evaluate any
 * Source: docs/behaviour/template-language.md §6
 */
export function evaluate(compilation: Compilation, node: TreeNode, code: string): Instruction | undefined {
  const { hasExpressions, compileExpression, limits } = compilation.dialect;
  if (!hasExpressions) return undefined;
  const fail = compilation.failAt(node);
  if (compileExpression) return { render: compileExpression(code, limits, fail) };
  return {
    render(scope) {
      fail(scope, 'not-implemented', NO_EXPRESSIONS);
      return '';
    },
  };
}
