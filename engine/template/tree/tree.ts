import type { Span } from '../diagnostics/error-at.ts';
import type { Path } from '../values/path.ts';
import { OPCODES, type Opcodes } from './opcodes.ts';

/**
 * Arguments as written: the pieces, and the character between them.
 * Source: docs/behaviour/template-language.md §2.3
 */
export type RawArguments = readonly [pieces: readonly string[], delimiter: string];

/** One formatter of a chain. Source: docs/behaviour/template-language.md §8.1. */
export type Call = readonly [name: string, args?: 0 | RawArguments];

/** A chain of formatters; 0 for none, and untrusted trees may lack it. Source: docs/behaviour/template-language.md §8.1. */
export type Calls = 0 | readonly Call[];

/** The node after a block's body: another branch, the block's end, or nothing if the source ended first. Source: docs/behaviour/template-language.md §8.1. */
export type Branch = Opcodes['END'] | OrNode | null | undefined;

/** The instructions of a block. Source: docs/behaviour/template-language.md §8.1. */
export type Body = readonly TreeNode[];

/** {a|formatter}. */
export type VariableNode = readonly [Opcodes['VARIABLE'], paths: readonly Path[], calls: Calls];

/** {.section a}. */
export type SectionNode = readonly [Opcodes['SECTION'], path: Path, body: Body, next?: Branch];

/** {.repeated section a}. */
export type RepeatedNode = readonly [
  Opcodes['REPEATED'],
  path: Path,
  body: Body,
  next?: Branch,
  alternates?: Body | null,
];

/** {.predicate?}. */
export type PredicateNode = readonly [
  Opcodes['PREDICATE'],
  name: string,
  args: 0 | RawArguments,
  body: Body,
  next?: Branch,
];

/** {.var @name a|formatter}. */
export type BindingNode = readonly [Opcodes['BINDVAR'], name: string, paths: readonly Path[], calls: Calls];

/** {.or} or {.or predicate?}. */
export type OrNode = readonly [
  Opcodes['OR_PREDICATE'],
  name: 0 | string,
  args: 0 | RawArguments,
  body: Body,
  next?: Branch,
];

/** {.if a && b}: of each operator 1 is "and", 0 is "or". */
export type IfNode = readonly [
  Opcodes['IF'],
  operators: readonly (0 | 1)[],
  paths: readonly Path[],
  body: Body,
  next?: Branch,
];

/** {.macro name}. */
export type MacroNode = readonly [Opcodes['MACRO'], name: string, body: Body];

/** Instructions that have a body and that {.end} closes. */
export type BlockNode = SectionNode | RepeatedNode | PredicateNode | OrNode | IfNode | MacroNode;

/** One instruction of a tree. Source: docs/behaviour/template-language.md §8.1. */
export type TreeNode =
  | readonly [Opcodes['TEXT'], text: string]
  | VariableNode
  | BindingNode
  | BlockNode
  | readonly [Opcodes['INJECT'], name: string, file: string, args: 0 | RawArguments]
  | readonly [Opcodes['COMMENT'], text: string, isLong: 0 | 1]
  | readonly [Opcodes['STRUCT'], unknown, body: Body]
  | readonly [Opcodes['ATOM'], unknown]
  | readonly [Opcodes['CTXVAR'], name: string, entries: readonly (readonly [key: string, path: Path])[]]
  | readonly [Opcodes['EVAL'], code: string]
  | readonly [Opcodes['INCLUDE'], name: string, args: 0 | RawArguments]
  | Opcodes['META_LEFT' | 'META_RIGHT' | 'NEWLINE' | 'SPACE' | 'TAB'];

/** The only version of trees so far. */
export const TREE_VERSION = 1;

/** A whole template as JSON; its end is that of a block if one was left open. Source: docs/behaviour/template-language.md §8.1. */
export type Tree = readonly [
  Opcodes['ROOT'],
  version: typeof TREE_VERSION,
  body: Body,
  end: Opcodes['EOF' | 'END'],
];

/**
 * Creates a tree.
 * @param body its instructions
 * Source: docs/behaviour/template-language.md §8.1
 */
export function treeOf(body: Body): Tree {
  return [OPCODES.ROOT, TREE_VERSION, body, OPCODES.EOF];
}

/** The places of a tree's nodes; a tree that came as JSON has none. */
export interface Spans {
  get(node: TreeNode): Span | undefined;
}
