import { badTree } from './bad-tree.ts';
import type { Parsed } from './parsed.ts';
import type { Tree } from './tree.ts';

/** Work still to be done: the instructions of bodies, and the branches after them. */
interface Pending {
  readonly bodies: (readonly unknown[])[];
  readonly branches: (readonly unknown[])[];
}

type Check = (value: unknown, pending: Pending) => boolean;

/** What may follow an instruction's code. Source: docs/behaviour/template-language.md §8.1. */
const SHAPES: Readonly<Record<number, readonly Check[]>> = {
  0: [isText],
  1: [arePaths, areCalls],
  2: [isPath, isBody, isBranch],
  4: [isPath, isBody, isBranch, isBodyOrNone],
  5: [isText, areArgumentsOrNone, isBody, isBranch],
  6: [isText, arePaths, areCalls],
  7: [isTextOrNone, areArgumentsOrNone, isBody, isBranch],
  8: [areBits, isAnything, isBody, isBranch],
  9: [isText, isText, areArgumentsOrNone],
  10: [isText, isBody],
  11: [isText, isBit],
  20: [isAnything, isBody],
  21: [isAnything],
  22: [isText, areEntries],
  23: [isText],
  24: [isText, areArgumentsOrNone],
};

/** Instructions that are a bare number. Source: docs/behaviour/template-language.md §8.1. */
const LITERALS: readonly unknown[] = [12, 13, 14, 15, 16];

/**
 * Checks a tree from outside.
 * @param value anything; should be a tree as JSON
 * @returns the same tree, typed; an empty one and a diagnostic with code "bad-tree" for everything else; it never throws
 * Source: docs/behaviour/template-language.md §8.1
 */
export function readTree(value: unknown): Parsed {
  const problem = problemOf(value);
  return problem === '' ? { tree: value as Tree, spans: new Map(), diagnostics: [] } : badTree(problem);
}

function problemOf(value: unknown): string {
  const [code, version, root, end] = Array.isArray(value) ? (value as unknown[]) : [];
  const isTree = code === 17 && version === 1 && (end === 18 || end === 3 || !end);
  return isTree && Array.isArray(root) ? problemInside(root) : 'This is no template tree of version 1';
}

// A list instead of recursion: depth costs no stack.
function problemInside(root: readonly unknown[]): string {
  const pending: Pending = { bodies: [root], branches: [] };
  const seen = new Set<unknown>();
  for (;;) {
    const branch = pending.branches.pop();
    const nodes = branch ? [branch] : pending.bodies.pop();
    if (nodes === undefined) return '';
    // In a tree from JSON no node appears twice; one that does could be circular.
    if (seen.has(branch ?? nodes)) return 'The tree holds the same block twice';
    seen.add(branch ?? nodes);
    const bad = nodes.findIndex((node) => !isNode(node, pending, branch !== undefined));
    if (bad >= 0) return `The tree holds a bad instruction: ${codeOf(nodes[bad])}`;
  }
}

function isNode(node: unknown, pending: Pending, isInBranch: boolean): boolean {
  if (!Array.isArray(node)) return LITERALS.includes(node);
  const code: unknown = node[0];
  const shape = typeof code === 'number' && Object.hasOwn(SHAPES, code) ? SHAPES[code] : undefined;
  if (shape === undefined || (code === 7) !== isInBranch) return false;
  if (code === 8 && !isCondition(node)) return false;
  return shape.every((check, index) => check(node[index + 1], pending));
}

/** One operator between every two paths; {.if } has neither. */
function isCondition([, operators, paths]: readonly unknown[]): boolean {
  return isListOf(paths, isPath) && lengthOf(operators) === Math.max(lengthOf(paths) - 1, 0);
}

function codeOf(node: unknown): string {
  const code: unknown = Array.isArray(node) ? node[0] : node;
  return typeof code === 'number' ? String(code) : typeof code;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function isAnything(): boolean {
  return true;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTextOrNone(value: unknown): boolean {
  return value === 0 || isText(value);
}

function isBit(value: unknown): boolean {
  return value === 0 || value === 1;
}

function isListOf(value: unknown, check: (element: unknown) => boolean): boolean {
  // `every` would skip holes.
  return Array.isArray(value) && Array.from(value).every(check);
}

function areBits(value: unknown): boolean {
  return isListOf(value, isBit);
}

function isPath(value: unknown): boolean {
  return lengthOf(value) > 0 && isListOf(value, (part) => isText(part) || Number.isInteger(part));
}

function arePaths(value: unknown): boolean {
  return lengthOf(value) > 0 && isListOf(value, isPath);
}

function areArguments(value: unknown): boolean {
  return Array.isArray(value) && isListOf(value[0], isText) && isText(value[1]);
}

function areArgumentsOrNone(value: unknown): boolean {
  return !value || areArguments(value);
}

function areCalls(value: unknown): boolean {
  return (
    !value || isListOf(value, (call) => Array.isArray(call) && isText(call[0]) && areArgumentsOrNone(call[1]))
  );
}

function areEntries(value: unknown): boolean {
  return isListOf(value, (entry) => Array.isArray(entry) && isText(entry[0]) && isPath(entry[1]));
}

function isBody(value: unknown, { bodies }: Pending): boolean {
  return Array.isArray(value) && bodies.push(value) > 0;
}

function isBodyOrNone(value: unknown, pending: Pending): boolean {
  return !value || isBody(value, pending);
}

function isBranch(value: unknown, { branches }: Pending): boolean {
  return value === 3 || !value || (Array.isArray(value) && branches.push(value) > 0);
}
