import type { Path } from '../values/path.ts';

/**
 * Arguments as written: the pieces, and the character between them.
 * Source: docs/behaviour/template-language.md §2.3
 */
export type RawArguments = readonly [pieces: readonly string[], delimiter: string];

/** One formatter of a chain. Source: docs/behaviour/template-language.md §8.1. */
export type Call = readonly [name: string, args?: 0 | RawArguments];

/** A chain of formatters; 0 for none, and trees from outside may lack it. Source: docs/behaviour/template-language.md §8.1. */
export type Calls = 0 | readonly Call[];

/** What follows a block's body: another branch, 3 for its end, or nothing when the source ended first. Source: docs/behaviour/template-language.md §8.1. */
export type Branch = 3 | OrNode | null | undefined;

/** The instructions of a block. Source: docs/behaviour/template-language.md §8.1. */
export type Body = readonly TreeNode[];

type OrNode = readonly [7, 0 | string, 0 | RawArguments, Body, Branch?];

/** One instruction of a tree. Source: docs/behaviour/template-language.md §8.1. */
export type TreeNode =
  | readonly [0, string]
  | readonly [1, readonly Path[], Calls]
  | readonly [2, Path, Body, Branch?]
  | readonly [4, Path, Body, Branch?, (Body | null)?]
  | readonly [5, string, 0 | RawArguments, Body, Branch?]
  | readonly [6, string, readonly Path[], Calls]
  | OrNode
  | readonly [8, readonly (0 | 1)[], readonly Path[], Body, Branch?]
  | readonly [9, string, string, 0 | RawArguments]
  | readonly [10, string, Body]
  | readonly [11, string, 0 | 1]
  | readonly [20, unknown, Body]
  | readonly [21, unknown]
  | readonly [22, string, readonly (readonly [string, Path])[]]
  | readonly [23, string]
  | readonly [24, string, 0 | RawArguments]
  | 12
  | 13
  | 14
  | 15
  | 16;

/** A whole template as JSON; 3 instead of 18 when a block was left open. Source: docs/behaviour/template-language.md §8.1. */
export type Tree = readonly [17, 1, Body, 18 | 3];

/** The place of a node in the source: offset and length in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** The places of a tree's nodes; a tree that came as JSON has none. */
export interface Spans {
  get(node: TreeNode): Span | undefined;
}
