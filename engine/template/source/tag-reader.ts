import type { Span } from '../diagnostics/error-at.ts';
import { parsePath, type Path } from '../values/path.ts';
import type { Diagnostic, Names } from '../tree/parsed.ts';
import { referenceEnd, spaceEnd, wordEnd } from './words.ts';
import type { ErrorCode } from '../diagnostics/template-error.ts';
import type { Calls, RawArguments } from '../tree/tree.ts';

/** Finds tags and reads them from left to right; paths with the same text are the same array. Source: docs/behaviour/template-language.md §2. */
export class TagReader {
  readonly source: string;
  readonly names: Names;
  readonly diagnostics: Diagnostic[] = [];
  /** Where reading continues. */
  at = 0;
  /** Offset of the tag's "{". */
  open = 0;
  /** Offset of the tag's "}" or "##}". */
  close = 0;
  /** Offset after the tag. */
  end = 0;
  /** Whether it is a comment from "{##" to "##}". */
  isLongComment = false;
  /** The references of the last tag with a list of them. */
  paths: readonly Path[] = [];
  /** The formatters after those. */
  calls: Calls = 0;
  /** Formatters by their text: most tags of a template use the same few. */
  readonly callsByText = new Map<string, Calls>();
  readonly #paths = new Map<string, Path>();

  constructor(source: string, names: Names) {
    this.source = source;
    this.names = names;
  }

  /** Moves to the next "{" with a "}" before another "{", or to a multi-line comment; false if there is none. */
  next(): boolean {
    const { source } = this;
    const first = source.indexOf('{', this.end);
    if (first < 0) return false;
    if (source.charCodeAt(first + 1) === HASH && source.charCodeAt(first + 2) === HASH)
      return this.#enclose(first, source.indexOf('##}', first + 3), 3);
    const close = source.indexOf('}', first + 1);
    return close >= 0 && this.#enclose(source.lastIndexOf('{', close), close, 1);
  }

  /** Sets the bounds of a tag; an unclosed comment extends to the end. */
  #enclose(open: number, close: number, closingLength: number): boolean {
    const { length } = this.source;
    this.isLongComment = closingLength > 1;
    this.open = open;
    this.at = open + 1;
    this.close = close < 0 ? length : close;
    this.end = close < 0 ? length : close + closingLength;
    return true;
  }

  /** Reports an error in the tag, or at another place. */
  report(code: ErrorCode, message: string, span?: Span): void {
    const { offset, length } = span ?? { offset: this.open, length: this.end - this.open };
    this.diagnostics.push({ code, message: `SyntaxError: ${message}`, offset, length });
  }

  /** Reads the match of a pattern at the current position; "" without a match. */
  take(pattern: RegExp): string {
    const { at, source } = this;
    pattern.lastIndex = at;
    // Most tags have ended by now.
    if (at === this.close || !pattern.test(source)) return '';
    this.at = pattern.lastIndex;
    return source.slice(at, this.at);
  }

  /** Reads a word; "" without one. */
  word(): string {
    return this.#takeTo(wordEnd(this.source, this.at));
  }

  /** Skips white space; false if there is none. */
  space(): boolean {
    const { at } = this;
    this.at = spaceEnd(this.source, at);
    return this.at > at;
  }

  /** Reads the rest of the tag. */
  rest(): string {
    return this.#takeTo(this.close);
  }

  /** Reads a reference; undefined if there is none. */
  reference(): Path | undefined {
    const name = this.#takeTo(referenceEnd(this.source, this.at));
    if (name === '') return undefined;
    let path = this.#paths.get(name);
    if (path === undefined) this.#paths.set(name, (path = parsePath(name)));
    return path;
  }

  /** Reads the rest of the tag as arguments; a lone delimiter has none. */
  args(): 0 | RawArguments {
    const text = this.rest();
    return text.length > 1 ? splitArguments(text) : text === '' ? 0 : [[], text];
  }

  #takeTo(end: number): string {
    const { at } = this;
    this.at = end;
    return at === end ? '' : this.source.slice(at, end);
  }
}

const HASH = 35;

/**
 * Splits arguments at their first character.
 * @param text the delimiter and the text after it
 * @returns the pieces, empty ones included, and the delimiter
 * Source: docs/behaviour/template-language.md §2.3
 */
export function splitArguments(text: string): RawArguments {
  const delimiter = text.charAt(0);
  const rest = text.slice(1);
  return [rest.includes(delimiter) ? rest.split(delimiter) : [rest], delimiter];
}
