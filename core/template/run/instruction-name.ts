import type { TreeNode, Tree } from '../source/tree.ts';

/**
 * The language's names of the instructions that can fail or be misplaced.
 * Source: docs/behaviour/template-language.md §3
 */
const NAMES: Readonly<Record<number, string>> = {
  1: 'VARIABLE',
  2: 'SECTION',
  3: 'END',
  4: 'REPEATED',
  5: 'PREDICATE',
  6: 'BINDVAR',
  7: 'OR_PREDICATE',
  8: 'IF',
  9: 'INJECT',
  10: 'MACRO',
  18: 'EOF',
  19: 'ALTERNATES_WITH',
  20: 'STRUCT',
  22: 'CTXVAR',
  23: 'EVAL',
  24: 'INCLUDE',
};

/**
 * Returns the name of an instruction in error messages.
 * @param node the instruction
 * @returns for example "VARIABLE"
 * Source: docs/behaviour/template-language.md §3
 */
export function instructionName(node: TreeNode | Tree | 3 | 18 | 19): string {
  return NAMES[typeof node === 'number' ? node : node[0]] ?? '';
}
