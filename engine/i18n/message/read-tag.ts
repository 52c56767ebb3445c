import { argumentOf, argumentText, NOT_GIVEN, type ArgumentKey } from './argument.ts';
import { type Place, readPlural, readSelect } from './choices.ts';
import { FORMATTERS } from './formatters.ts';
import { readAt, skipSeparators, TOKENS } from './grammar.ts';
import type { Piece, Write } from './pieces.ts';

/**
 * Reads a tag.
 * @param place after the "{"
 * @param end the place of the "}"
 * @returns a function that prints it; undefined if it is not a tag
 * Source: docs/behaviour/locale-data.md §7
 */
export function readTag(place: Place, end: number): Piece | undefined {
  const { text } = place;
  if (text[place.at] === '-') return `{${text.slice(place.at + 1, end)}}`;
  const [keys, behind] = readKeys(text, skipSeparators(text, place.at));
  const [first] = keys;
  if (first === undefined) return undefined;
  const at = skipSeparators(text, behind);
  // What follows a name without a space has no meaning.
  if (at === behind || at === end) return plain(first);
  const name = readAt(TOKENS.formatter, text, at);
  const options = { ...place, at: at + name.length };
  switch (name) {
    case '':
      return undefined;
    case 'plural':
      return readPlural(options, first, 'cardinal');
    case 'selectordinal':
      return readPlural(options, first, 'ordinal');
    case 'select':
      return readSelect(options, first);
    default:
      return FORMATTERS[name]?.(keys, text.slice(options.at, end).split(/[\s,]+/));
  }
}

function readKeys(text: string, start: number): readonly [keys: readonly ArgumentKey[], at: number] {
  const keys: ArgumentKey[] = [];
  for (let at = start; ; at++) {
    const key = readAt(TOKENS.argument, text, at);
    if (key === '') return [keys, at];
    keys.push(/^\d/.test(key) ? Number(key) : key);
    at += key.length;
    if (text[at] !== ';') return [keys, at];
  }
}

function plain(key: ArgumentKey): Write {
  return (given) => {
    const value = argumentOf(given, key);
    return value === NOT_GIVEN ? '' : argumentText(value);
  };
}
