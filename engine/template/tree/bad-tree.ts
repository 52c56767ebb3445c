import type { Parsed } from './parsed.ts';
import { treeOf } from './tree.ts';

/**
 * Returns the result for a tree that cannot be read.
 * @param problem describes the problem
 * @returns an empty tree and a diagnostic with code "bad-tree"
 * Source: docs/behaviour/template-language.md §8.1
 */
export function badTree(problem: string): Parsed {
  return {
    tree: treeOf([]),
    spans: new Map(),
    diagnostics: [{ code: 'bad-tree', message: `SyntaxError: ${problem}`, offset: 0, length: 0 }],
  };
}
