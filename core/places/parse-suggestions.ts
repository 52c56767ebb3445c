import { fieldsOf, readArray, readCount, readText, type JsonFields } from '../json/index.ts';
import { plainText } from '../text/index.ts';
import { checkStatus, MAX_TEXT_LENGTH } from './provider.ts';

/** A piece of a suggestion's text. */
export interface SuggestionRun {
  readonly text: string;
  /** Whether it matches the typed text. */
  readonly isMatched: boolean;
  /** Whether it belongs to the address line, not to its locality. */
  readonly isMain: boolean;
}

/** A suggested place. */
export interface Suggestion {
  readonly placeId: string;
  /** The line of the address alone. */
  readonly line: string;
  /** The whole text, in pieces. */
  readonly runs: readonly SuggestionRun[];
}

/** The suggestions, with their attribution. */
export interface Suggestions {
  readonly items: readonly Suggestion[];
  /** The attribution that the provider requires, as plain text. */
  readonly attributions: readonly string[];
}

/** Nothing is suggested. */
export const NO_SUGGESTIONS: Suggestions = { items: [], attributions: [] };

const MAX_SUGGESTIONS = 5;
const MAX_ATTRIBUTIONS = 3;

/**
 * Parses the provider's predictions. One that cannot be read is left out; texts are plain.
 * @param json the answer, or anything else
 * @returns at most five suggestions
 * @throws StorefrontError of the kind of the answer's status; `unknown-outcome` for an invalid answer
 * Source: docs/behaviour/forms.md §13.7
 */
export function parseSuggestions(json: unknown): Suggestions {
  const answer = fieldsOf(json);
  if (answer.text('status') === 'ZERO_RESULTS') return NO_SUGGESTIONS;
  checkStatus(answer, 'predictions');
  const attributions = answer.list('html_attributions', readText).map(plainText);
  return {
    items: firstOf(answer.read('predictions', readArray) ?? [], MAX_SUGGESTIONS, readSuggestion),
    attributions: attributions
      .filter((text) => text !== '' && text.length <= MAX_TEXT_LENGTH)
      .slice(0, MAX_ATTRIBUTIONS),
  };
}

/** Reads no more than needed, however many there are. */
function firstOf<Item>(
  values: readonly unknown[],
  count: number,
  read: (value: unknown) => Item | null,
): readonly Item[] {
  const items: Item[] = [];
  for (const value of values) {
    const item = read(value);
    if (item !== null && items.push(item) === count) break;
  }
  return items;
}

function readSuggestion(json: unknown): Suggestion | null {
  const fields = fieldsOf(json);
  const placeId = fields.trimmed('place_id');
  const text = fields.trimmed('description');
  if (placeId === null || text === null || text.length > MAX_TEXT_LENGTH) return null;
  const main = fieldsOf(fields.raw('structured_formatting')).trimmed('main_text') ?? '';
  const line = main !== '' && text.startsWith(main) ? main : text;
  return { placeId, line, runs: runsOf(text, line.length, matchesOf(fields)) };
}

interface Match {
  readonly start: number;
  readonly end: number;
}

function matchesOf(fields: JsonFields): readonly Match[] {
  return fields.list('matched_substrings', (json) => {
    const match = fieldsOf(json);
    const [start, length] = [match.read('offset', readCount), match.read('length', readCount)];
    return start === null || length === null ? undefined : { start, end: start + length };
  });
}

/** Splits a text at the matches and after the address line. */
function runsOf(text: string, mainLength: number, matches: readonly Match[]): readonly SuggestionRun[] {
  const cuts = [mainLength, ...matches.flatMap(({ start, end }) => [start, end])]
    .filter((cut) => cut > 0 && cut < text.length)
    .sort((one, other) => one - other);
  const ends = [...new Set([...cuts, text.length])];
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return {
      text: text.slice(start, end),
      isMatched: matches.some((match) => match.start <= start && end <= match.end),
      isMain: end <= mainLength,
    };
  });
}
