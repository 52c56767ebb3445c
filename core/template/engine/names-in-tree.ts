import type { Body, Branch, Calls, Node, Tree } from '../source/tree.ts';

/** What a template asks of its engine. */
export interface NamesInTree {
  readonly formatters: ReadonlySet<string>;
  /** With their "?". */
  readonly predicates: ReadonlySet<string>;
}

/**
 * Lists the formatters and predicates that a template uses.
 * @param tree the template as JSON
 * @returns their names
 * Source: template language §8 (reference scanner)
 */
export function namesInTree(tree: Tree): NamesInTree {
  const formatters = new Set<string>();
  const predicates = new Set<string>();
  // A list of what is still to be looked at, since trees may nest deeper than the stack.
  const waiting: (Body | Branch)[] = [tree[2]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const node of nodesOf(next)) {
      for (const name of formattersOf(node)) formatters.add(name);
      const predicate = predicateOf(node);
      if (predicate !== undefined) predicates.add(predicate);
      waiting.push(...partsOf(node));
    }
  }
  return { formatters, predicates };
}

function nodesOf(part: Body | Branch): readonly Node[] {
  if (part === null || typeof part === 'number') return [];
  return isBody(part) ? part : [part];
}

// A branch starts with its code, a body with a node or with one of the bare codes.
function isBody(part: Body | Exclude<Branch, number | null>): part is Body {
  return part.length === 0 || part[0] !== 7;
}

function formattersOf(node: Node): readonly string[] {
  if (typeof node === 'number') return [];
  if (node[0] === 1) return namesOf(node[2]);
  return node[0] === 6 ? namesOf(node[3]) : [];
}

function namesOf(calls: Calls): readonly string[] {
  return calls === 0 ? [] : calls.map(([name]) => name);
}

function predicateOf(node: Node): string | undefined {
  if (typeof node === 'number') return undefined;
  return (node[0] === 5 || node[0] === 7) && node[1] !== 0 ? node[1] : undefined;
}

function partsOf(node: Node): readonly (Body | Branch)[] {
  if (typeof node === 'number') return [];
  switch (node[0]) {
    case 2:
      return [node[2], node[3]];
    case 4:
      return [node[2], node[3], node[4]];
    case 5:
    case 7:
    case 8:
      return [node[3], node[4]];
    case 10:
    case 20:
      return [node[2]];
    default:
      return [];
  }
}
