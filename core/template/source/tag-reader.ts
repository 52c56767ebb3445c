import { parsePath, type Path } from '../values/path.ts';
import { fileNameEnd, referenceEnd, spaceEnd, wordEnd } from './characters.ts';
import type { Complaint, Names } from './parsed.ts';
import type { ErrorCode } from './template-error.ts';
import type { RawArguments, Span } from './tree.ts';

/** Finds tags and reads them from left to right; paths with the same text are the same array. Source: template language §2. */
export class TagReader {
  readonly source: string;
  readonly names: Names;
  readonly complaints: Complaint[] = [];
  /** Where reading goes on. */
  at = 0;
  /** Where the tag's "{" stands. */
  open = 0;
  /** Where the tag's "}" or "##}" stands. */
  close = 0;
  /** Where the source goes on after the tag. */
  end = 0;
  /** Whether it is a comment from "{##" to "##}". */
  isLongComment = false;
  readonly #paths = new Map<string, Path>();

  constructor(source: string, names: Names) {
    this.source = source;
    this.names = names;
  }

  /** Goes to the next "{" that meets a "}" before another "{", or to a comment of many lines; false when there is none. */
  next(): boolean {
    const { source } = this;
    const first = source.indexOf('{', this.end);
    if (first < 0) return false;
    this.isLongComment = source.startsWith('{##', first);
    const closing = this.isLongComment ? '##}' : '}';
    const close = source.indexOf(closing, first + closing.length);
    if (close < 0 && !this.isLongComment) return false;
    this.close = close < 0 ? source.length : close;
    this.open = this.isLongComment ? first : source.lastIndexOf('{', close);
    this.end = Math.min(this.close + closing.length, source.length);
    return true;
  }

  /** Complains about the tag. */
  complain(code: ErrorCode, message: string, span = this.span): void {
    this.complaints.push({ code, message: `SyntaxError: ${message}`, ...span });
  }

  /** Where the tag stands. */
  get span(): Span {
    return { offset: this.open, length: this.end - this.open };
  }

  /** Steps over a text, if it stands there. */
  skip(text: string): boolean {
    const isThere = this.source.startsWith(text, this.at);
    if (isThere) this.at += text.length;
    return isThere;
  }

  /** Steps over spaces. */
  skipSpaces(): void {
    while (this.source.charCodeAt(this.at) === 32) this.at++;
  }

  /** Steps over white space, and tells whether there was any. */
  skipSpace(): boolean {
    return this.#to(spaceEnd(this.source, this.at)) !== '';
  }

  /** Reads a word; "" when there is none. */
  word(): string {
    return this.#to(wordEnd(this.source, this.at));
  }

  /** Reads a predicate's name with its "?"; "" when there is none. */
  predicateName(): string {
    const start = this.at;
    if (this.word() && this.skip('?')) return this.source.slice(start, this.at);
    this.at = start;
    return '';
  }

  /** Reads up to a "|" or the tag's end. */
  untilBar(): string {
    let end = this.at;
    while (end < this.close && this.source[end] !== '|') end++;
    return this.#to(end);
  }

  /** Reads a file name; "" when there is none. */
  fileName(): string {
    return this.#to(fileNameEnd(this.source, this.at));
  }

  /** Reads a reference; undefined when there is none. */
  reference(): Path | undefined {
    const name = this.#to(referenceEnd(this.source, this.at));
    let path = this.#paths.get(name);
    if (!path && name) this.#paths.set(name, (path = parsePath(name)));
    return path;
  }

  /** Reads " @name "; "" when it does not stand there. */
  definition(): string {
    const start = this.at + 1;
    return this.skip(' @') && this.word() && this.skip(' ') ? this.source.slice(start, this.at - 1) : '';
  }

  /** Reads what is left of the tag. */
  rest(): string {
    return this.#to(this.close);
  }

  /** Reads what is left of the tag as arguments; a delimiter alone has none. */
  args(): 0 | RawArguments {
    const text = this.rest();
    return text.length > 1 ? splitArguments(text) : text === '' ? 0 : [[], text];
  }

  #to(end: number): string {
    const text = this.source.slice(this.at, end);
    this.at = end;
    return text;
  }
}

/**
 * Splits arguments at their first character.
 * @param text the delimiter and what follows
 * @returns the pieces, empty ones included, and the delimiter
 * Source: template language §2.3
 */
export function splitArguments(text: string): RawArguments {
  const delimiter = text.charAt(0);
  return [text.slice(1).split(delimiter), delimiter];
}
