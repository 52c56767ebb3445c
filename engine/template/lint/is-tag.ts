import { parse } from '../source/parse.ts';
import { OPCODES } from '../tree/opcodes.ts';
import type { Names } from '../tree/parsed.ts';

const UNKNOWN: readonly string[] = ['unknown-formatter', 'unknown-predicate'];

/**
 * Returns whether a text is a tag with known names.
 * @param text from "{" to "}"
 * @param names the engine's known names
 * @returns false for text, comments and unknown names; also true for tags that are only allowed inside a block
 */
export function isTag(text: string, names: Names): boolean {
  const { tree, diagnostics } = parse(text, names);
  if (diagnostics.some(({ code }) => UNKNOWN.includes(code))) return false;
  const [node] = tree[2];
  const isInstruction =
    node !== undefined &&
    (typeof node === 'number' || (node[0] !== OPCODES.TEXT && node[0] !== OPCODES.COMMENT));
  return diagnostics.length > 0 || isInstruction;
}
