import type { Parsed } from './parsed.ts';

/**
 * Stands for a tree that cannot be read.
 * @param problem what is wrong with it, in a sentence
 * @returns an empty tree and a complaint with code "bad-tree"
 * Source: docs/behaviour/template-language.md §8.1
 */
export function badTree(problem: string): Parsed {
  return {
    tree: [17, 1, [], 18],
    spans: new Map(),
    complaints: [{ code: 'bad-tree', message: `SyntaxError: ${problem}`, offset: 0, length: 0 }],
  };
}
