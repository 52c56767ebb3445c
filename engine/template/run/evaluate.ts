import { compileExpression } from '../expression/compile-expression.ts';
import type { TreeNode } from '../tree/tree.ts';
import type { Compilation } from './compilation.ts';
import type { Instruction } from './instruction.ts';

/**
 * Compiles {.eval code}.
 * @param compilation the template's
 * @param node the instruction
 * @param code the expression as written
 * @returns the instruction, or undefined if the engine does not evaluate any
 * Source: docs/behaviour/template-language.md §6
 */
export function evaluate(compilation: Compilation, node: TreeNode, code: string): Instruction | undefined {
  const { hasExpressions, limits } = compilation.dialect;
  return hasExpressions ? { render: compileExpression(code, limits, compilation.failAt(node)) } : undefined;
}
