import { badTree } from './bad-tree.ts';
import type { Parsed } from './parsed.ts';
import { LITERAL_TEXTS, OPCODES } from './opcodes.ts';
import { type Tree, TREE_VERSION } from './tree.ts';

/** Work still to be done: the instructions of bodies, and the branches after them. */
interface Pending {
  readonly bodies: (readonly unknown[])[];
  readonly branches: (readonly unknown[])[];
}

type Check = (value: unknown, pending: Pending) => boolean;

/** The possible parts after an instruction's code. Source: docs/behaviour/template-language.md §8.1. */
const SHAPES: Readonly<Record<number, readonly Check[]>> = {
  [OPCODES.TEXT]: [isText],
  [OPCODES.VARIABLE]: [arePaths, areCalls],
  [OPCODES.SECTION]: [isPath, isBody, isBranch],
  [OPCODES.REPEATED]: [isPath, isBody, isBranch, isBodyOrNone],
  [OPCODES.PREDICATE]: [isText, areArgumentsOrNone, isBody, isBranch],
  [OPCODES.BINDVAR]: [isText, arePaths, areCalls],
  [OPCODES.OR_PREDICATE]: [isTextOrNone, areArgumentsOrNone, isBody, isBranch],
  [OPCODES.IF]: [areBits, isAnything, isBody, isBranch],
  [OPCODES.INJECT]: [isText, isText, areArgumentsOrNone],
  [OPCODES.MACRO]: [isText, isBody],
  [OPCODES.COMMENT]: [isText, isBit],
  [OPCODES.STRUCT]: [isAnything, isBody],
  [OPCODES.ATOM]: [isAnything],
  [OPCODES.CTXVAR]: [isText, areEntries],
  [OPCODES.EVAL]: [isText],
  [OPCODES.INCLUDE]: [isText, areArgumentsOrNone],
};

/**
 * Checks an untrusted tree.
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
  const isTree =
    code === OPCODES.ROOT && version === TREE_VERSION && (end === OPCODES.EOF || end === OPCODES.END || !end);
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
  if (!Array.isArray(node)) return LITERAL_TEXTS.has(node);
  const code: unknown = node[0];
  const shape = typeof code === 'number' && Object.hasOwn(SHAPES, code) ? SHAPES[code] : undefined;
  if (shape === undefined || (code === OPCODES.OR_PREDICATE) !== isInBranch) return false;
  if (code === OPCODES.IF && !isCondition(node)) return false;
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
  return value === OPCODES.END || !value || (Array.isArray(value) && branches.push(value) > 0);
}
