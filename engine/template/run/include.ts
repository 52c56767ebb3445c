import type { TreeNode, RawArguments } from '../tree/tree.ts';
import { runNamed } from './apply.ts';
import type { Compilation } from './compilation.ts';
import type { Instruction } from './instruction.ts';

/**
 * Compiles {.include name output}: runs a macro or partial in the current frame, where its variables stay.
 * @param compilation the template's
 * @param node the instruction
 * @param name of a macro or partial
 * @param raw its arguments; only "output" has a meaning: without it the text is discarded
 * @returns the instruction, or undefined if the engine does not allow it
 * Source: docs/behaviour/template-language.md §4.11
 */
export function include(
  compilation: Compilation,
  node: TreeNode,
  name: string,
  raw: 0 | RawArguments,
): Instruction | undefined {
  if (!compilation.dialect.hasInclude) return undefined;
  const fail = compilation.failAt(node);
  const isPrinted = raw ? raw[0].includes('output') : false;
  return {
    render(scope) {
      const text = runNamed(name, scope, scope, fail);
      return isPrinted ? text : '';
    },
  };
}
