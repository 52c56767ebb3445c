import { OPCODES } from './opcodes.ts';
import type { Body, Branch, Call, TreeNode, Tree } from './tree.ts';

/** The names that a template uses. */
export interface NamesInTree {
  readonly formatters: ReadonlySet<string>;
  /** With their "?". */
  readonly predicates: ReadonlySet<string>;
  /** Partials and macros that it applies or includes. */
  readonly partials: ReadonlySet<string>;
  /** Whether it has {.eval}. */
  readonly usesExpressions: boolean;
}

/**
 * Lists the formatters, predicates and partials that a template uses, and notes whether it has expressions.
 * @param tree the template as JSON
 * Source: docs/behaviour/template-language.md §8.7
 */
export function namesInTree(tree: Tree): NamesInTree {
  const formatters = new Set<string>();
  const predicates = new Set<string>();
  const partials = new Set<string>();
  let usesExpressions = false;
  // A work list, since trees may nest deeper than the stack.
  const waiting: (Body | Branch)[] = [tree[2]];
  while (waiting.length > 0) {
    for (const node of nodesOf(waiting.pop())) {
      for (const [name] of callsOf(node)) formatters.add(name);
      for (const name of partialsOf(node)) partials.add(name);
      usesExpressions ||= typeof node !== 'number' && node[0] === OPCODES.EVAL;
      const predicate = predicateOf(node);
      if (predicate !== undefined) predicates.add(predicate);
      waiting.push(...partsOf(node));
    }
  }
  return { formatters, predicates, partials, usesExpressions };
}

function nodesOf(part: Body | Branch): readonly TreeNode[] {
  if (!part || typeof part === 'number') return [];
  return isBody(part) ? part : [part];
}

// A branch starts with its code, a body with a node or with one of the bare codes.
function isBody(part: Body | Exclude<Branch, number | null | undefined>): part is Body {
  return part.length === 0 || part[0] !== OPCODES.OR_PREDICATE;
}

function callsOf(node: TreeNode): readonly Call[] {
  if (typeof node === 'number') return [];
  if (node[0] === OPCODES.VARIABLE) return node[2] || [];
  return (node[0] === OPCODES.BINDVAR && node[3]) || [];
}

function partialsOf(node: TreeNode): readonly string[] {
  if (typeof node !== 'number' && node[0] === OPCODES.INCLUDE) return [node[1]];
  return callsOf(node).flatMap(([name, args]) => {
    const first = name === 'apply' && args ? args[0][0] : undefined;
    return first === undefined ? [] : [first];
  });
}

function predicateOf(node: TreeNode): string | undefined {
  if (typeof node === 'number') return undefined;
  return (node[0] === OPCODES.PREDICATE || node[0] === OPCODES.OR_PREDICATE) && node[1] !== 0
    ? node[1]
    : undefined;
}

function partsOf(node: TreeNode): readonly (Body | Branch)[] {
  if (typeof node === 'number') return [];
  switch (node[0]) {
    case OPCODES.SECTION:
      return [node[2], node[3]];
    case OPCODES.REPEATED:
      return [node[2], node[3], node[4]];
    case OPCODES.PREDICATE:
    case OPCODES.OR_PREDICATE:
    case OPCODES.IF:
      return [node[3], node[4]];
    case OPCODES.MACRO:
    case OPCODES.STRUCT:
      return [node[2]];
    default:
      return [];
  }
}
