import {
  fitFraction,
  plainText,
  readNumberText,
  scaleDecimal,
  unscaleDecimal,
  withoutSignOfZero,
} from '../../../core/money/index.ts';
import { argumentNumber, argumentOf, argumentText, NOT_GIVEN, type ArgumentKey } from './argument.ts';
import { readAt, skipSeparators, TOKENS } from './grammar.ts';
import type { TagEnds } from './braces.ts';
import type { Branch, Chosen, Write } from './pieces.ts';

/** A branch with its key. */
interface Case {
  /** A word, or "=" and a number in its shortest form. */
  readonly key: string;
  readonly branch: Branch;
}

/** A place in a message, with the ends of its tags. */
export interface Place {
  readonly text: string;
  readonly ends: TagEnds;
  readonly at: number;
}

const FALLBACK = 'other';

/** From a longer number no offset is subtracted, since that would take seconds. */
const MAX_COUNT_LENGTH = 10_000;

/**
 * Reads plural or selectordinal.
 * @param place after the formatter's name
 * @param argument the number
 * @param kind plural, or selectordinal
 * @returns chooses the first branch that matches, or else "other"
 * Source: docs/behaviour/locale-data.md §7.2
 */
export function readPlural(
  place: Place,
  argument: ArgumentKey | undefined,
  kind: 'cardinal' | 'ordinal',
): Write {
  const at = skipSeparators(place.text, place.at);
  const offset = readAt(TOKENS.offset, place.text, at);
  const cases = readCases({ ...place, at: at + offset.length }, TOKENS.pluralKey);
  const hasExact = cases.some(({ key }) => key.startsWith('='));
  const by = BigInt(offset.slice('offset:'.length));
  return (given, { locale }) => {
    const number = argumentNumber(argumentOf(given, argument));
    const rest = by === 0n ? number : minus(number, by);
    const category = locale.pluralCategory(rest, kind);
    const exact = hasExact ? `=${trimmed(number)}` : '';
    const found = cases.find(({ key }) => key === category || key === exact);
    if (found !== undefined) return { branch: found.branch, hash: found.key === exact ? number : rest };
    return fallback(cases, rest);
  };
}

/**
 * Reads select.
 * @param place after the formatter's name
 * @param argument the value to compare with the keys of the branches
 * @returns chooses the branch of that key, or else "other"
 * Source: docs/behaviour/locale-data.md §7.2
 */
export function readSelect(place: Place, argument: ArgumentKey | undefined): Write {
  const cases = readCases(place, TOKENS.selectKey);
  return (given) => {
    const value = argumentOf(given, argument);
    const hash = value === NOT_GIVEN ? '' : argumentText(value);
    const found = cases.find(({ key }) => key === hash);
    return found === undefined ? fallback(cases, hash) : { branch: found.branch, hash };
  };
}

function fallback(cases: readonly Case[], hash: string): Chosen | string {
  // The last of several wins.
  const found = cases.findLast(({ key }) => key === FALLBACK);
  return found === undefined ? '' : { branch: found.branch, hash };
}

/** Branches up to the first text that is not one; a key without a branch invalidates all of them. */
function readCases({ text, ends, at: start }: Place, token: RegExp): readonly Case[] {
  const cases: Case[] = [];
  for (let at = start; ;) {
    at = skipSeparators(text, at);
    const key = readAt(token, text, at);
    const open = skipSeparators(text, at + key.length);
    const end = ends[open];
    if (key === '') return cases;
    if (!end) return [];
    const isExact = key.startsWith('=');
    cases.push({ key: isExact ? `=${trimmed(key.slice(1))}` : key, branch: { start: open + 1, end } });
    at = end + 1;
  }
}

/** Without the sign of a zero, leading zeros and trailing zeros. */
function trimmed(text: string): string {
  const number = readNumberText(text);
  if (typeof number !== 'object') return text;
  return plainText(withoutSignOfZero({ ...number, fraction: fitFraction(number.fraction, 0) }));
}

function minus(text: string, offset: bigint): string {
  const number = readNumberText(text);
  if (typeof number !== 'object' || text.length > MAX_COUNT_LENGTH) return text;
  const digits = number.fraction.length;
  const rest = scaleDecimal(number, digits) - offset * 10n ** BigInt(digits);
  // A zero keeps the sign of the number before.
  const isNegative = rest === 0n ? number.isNegative : rest < 0n;
  return plainText({ ...unscaleDecimal(rest, digits), isNegative });
}
