import { parse } from '../source/parse.ts';
import type { Names } from '../source/parsed.ts';

const COMMENT = 11;
const UNKNOWN: readonly string[] = ['unknown-formatter', 'unknown-predicate'];

/**
 * Tells whether a text would be a tag with names that are known.
 * @param text from "{" to "}"
 * @param names what the engine knows
 * @returns false for text, comments and unknown names; true also for what is only allowed inside a block
 */
export function isTag(text: string, names: Names): boolean {
  const { tree, complaints } = parse(text, names);
  if (complaints.some(({ code }) => UNKNOWN.includes(code))) return false;
  const [node] = tree[2];
  const isInstruction =
    node !== undefined && (typeof node === 'number' || (node[0] !== 0 && node[0] !== COMMENT));
  return complaints.length > 0 || isInstruction;
}
