import { INSTRUCTION_NAMES, instructionCalled } from './instruction-forms.ts';
import type { KnownNames } from './known-names.ts';
import { nearestName } from './nearest-name.ts';

/** Blocks of this and other template languages that are closed by name. */
const BLOCK = '(?:repeated section|section|if|foreach|for|each|unless|with|macro|while)';
const CLOSING = /* @__PURE__ */ new RegExp(`^(?:/\\.?${BLOCK}|\\.?end[-_ ]?${BLOCK}?)$`, 'i');

/** Words that in braces can only be instructions, even without the dot. */
const TELLING = /^(?:section|repeated section|alternates with|if|(?:var|ctx|inject) @\w+|macro)(?= |$)/;

/**
 * Guesses the intended tag of a text in braces.
 * @param text from "{" to "}", at most a line or two
 * @param names the engine's known names
 * @param isForeign whether it has the form of a tag in another template language
 * @returns candidates, the most likely first, without the text itself
 * Source: docs/behaviour/template-language.md §2.4
 */
export function repairsOf(text: string, names: KnownNames, isForeign = false): string[] {
  const percent = /^\{%-?(.*?)-?%\}$/s.exec(text)?.[1];
  const inner = (percent ?? text.slice(1, -1)).trim();
  const tight = inner
    .replace(/\s*\|[\s|]*/g, '|')
    .replace(/[|,.]$/, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^\.\s+/, '.');
  const single = tight.replace(/\s+/g, ' ');
  const isOther = isForeign || percent !== undefined;
  const guesses = [
    ...(isOther ? instructionsLike(single, names, true) : []),
    inner,
    tight,
    single,
    ...withKnownFormatters(single, names),
    ...instructionsLike(single, names, isOther),
  ];
  return [...new Set(guesses)].map((guess) => `{${guess}}`).filter((guess) => guess !== text);
}

/** Replaces unknown names by the nearest ones, and a missing name by the value itself. */
function withKnownFormatters(tag: string, { formatters }: KnownNames): string[] {
  const [reference = '', ...calls] = tag.split('|');
  if (calls.length === 0) return [];
  const corrected = calls.map((call) => {
    const [name] = /^[\w-]*/.exec(call) as RegExpExecArray;
    return formatters.has(name)
      ? call
      : (nearestName(name, formatters.keys()) ?? name) + call.slice(name.length);
  });
  return [[reference === '' ? '@' : reference, ...corrected].join('|')];
}

function instructionsLike(tag: string, names: KnownNames, isOther: boolean): string[] {
  if (CLOSING.test(tag)) return ['.end'];
  const isMarked = isOther || /^[.#]/.test(tag);
  const bare = tag.replace(/^[.#]/, '');
  const words = isMarked || TELLING.test(bare) ? withKnownWord(bare) : [];
  if (!isMarked && !/^[a-z][\w-]*\?/i.test(bare)) return words;
  const partial = isMarked ? bare.replace(/^(?:partial|apply) /i, '@|apply ') : bare;
  return [
    ...withKnownPredicate(bare, true, names),
    ...words,
    ...withKnownPredicate(bare, false, names),
    ...(partial === bare ? [] : [partial]),
  ];
}

/** Replaces an unknown instruction by the nearest one, in its proper form. */
function withKnownWord(bare: string): string[] {
  const written = /^[a-z]+(?:[ -](?:section|with)|-[a-z]+)?/i.exec(bare)?.[0];
  if (written === undefined) return [];
  const rest = bare.slice(written.length);
  const called = instructionCalled(written);
  const near = INSTRUCTION_NAMES.filter((word) => isNear(written.toLowerCase(), word));
  return [...(called === undefined ? [] : [called]), ...near].flatMap((word) => [
    `.${word}${rest}`,
    `.${word}${restFor(word, rest)}`,
  ]);
}

function restFor(word: string, rest: string): string {
  switch (word) {
    case 'var':
    case 'ctx':
    case 'inject':
      return rest.replace(/^ @?([\w-]+) ?=? ?/, ' @$1 ');
    case 'repeated section':
      return rest.replace(/^ .* in /, ' ');
    case 'or':
      return rest.replace(/^ if /, ' ');
    default:
      return rest;
  }
}

/** Adds the missing "?" of a predicate, or replaces an unknown predicate by the nearest one. */
function withKnownPredicate(bare: string, isExact: boolean, { predicates }: KnownNames): string[] {
  const [, before = '', name = '', rest = ''] =
    /^((?:if |or )?)(?:if )?([a-z][\w-]*)(?: ?\?)?(.*)$/is.exec(bare) ?? [];
  const known = isExact ? `${name}?` : nearestName(`${name}?`, predicates.keys());
  return known === undefined || !predicates.has(known) ? [] : [`.${before.toLowerCase()}${known}${rest}`];
}

/** Returns whether two words differ by at most two letters in one place. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let tail = 0;
  const room = Math.min(one.length, other.length) - start;
  while (tail < room && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return Math.max(one.length, other.length) - start - tail <= 2 && start > 0;
}
