import type { Diagnostic, Names } from '../tree/parsed.ts';
import { isTag } from './is-tag.ts';

/**
 * The start of an instruction, up to a character that cannot be in it.
 * Source: docs/behaviour/template-language.md §2.4
 */
const UNCLOSED =
  /\{\.(?:section|repeated section|alternates with|end|or|if|var|ctx|inject|macro|include|eval|[a-zA-Z][\w-]*\?)(?![\w-])[^\n<{]{0,80}/g;

/** A part of a template. */
export interface PlacedText {
  readonly text: string;
  /** In UTF-16 units from the template's start. */
  readonly offset: number;
  /** Whether it is in double braces. */
  readonly isDouble?: true;
}

/** Longest text that can be a broken tag, in UTF-16 units; anything longer is a style or a script. */
export const MAX_TAG_LENGTH = 200;

/**
 * Warns about instructions without "}": another "{" or the end follows the "{".
 * @param piece text without a "}" at its end
 * @param source the template
 * @param names the engine's known names
 * @param isCode whether it is in a script, a style or the like
 * Source: docs/behaviour/template-language.md §2.1
 */
export function unclosedTags(
  { text, offset }: PlacedText,
  source: string,
  names: Names,
  isCode: boolean,
): Diagnostic[] {
  return [...text.matchAll(UNCLOSED)]
    .filter((match) => !opensRule(source, offset + match.index + match[0].length, names, isCode))
    .map((match) => ({
      code: 'text-like-tag',
      message: `${match[0].trimEnd()} has no "}" and shows as text`,
      offset: offset + match.index,
      length: match[0].trimEnd().length,
    }));
}

/** A selector is followed by declarations or another rule: ".end" can be a class. */
function opensRule(source: string, at: number, names: Names, isCode: boolean): boolean {
  if (source[at] !== '{') return false;
  const [braces = '', inner = ''] = /^\{([^{}]*)\}?/.exec(source.slice(at, at + MAX_TAG_LENGTH)) ?? [];
  if (isTag(braces, names)) return false;
  return isCode || /[:;]|^\s*$/.test(inner);
}
