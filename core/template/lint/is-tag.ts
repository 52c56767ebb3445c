import { parse } from '../source/parse.ts';
import type { Names } from '../source/parsed.ts';

const COMMENT = 11;
const UNKNOWN: readonly string[] = ['unknown-formatter', 'unknown-predicate'];

/**
 * Tells whether a text is a tag with known names.
 * @param text from "{" to "}"
 * @param names what the engine knows
 * @returns false for text, comments and unknown names; also true for tags that are only allowed inside a block
 */
export function isTag(text: string, names: Names): boolean {
  const { tree, diagnostics } = parse(text, names);
  if (diagnostics.some(({ code }) => UNKNOWN.includes(code))) return false;
  const [node] = tree[2];
  const isInstruction =
    node !== undefined && (typeof node === 'number' || (node[0] !== 0 && node[0] !== COMMENT));
  return diagnostics.length > 0 || isInstruction;
}
