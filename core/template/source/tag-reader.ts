import { parsePath, type Path } from '../values/path.ts';
import { CHARACTERS, fileNameEnd, referenceEnd, spaceEnd, wordEnd } from './characters.ts';
import type { RawArguments } from './tree.ts';

/** Reads one tag from left to right; paths with the same text are the same array. Source: template language §2.2, §2.3. */
export class TagReader {
  /** Where reading goes on. */
  at = 0;
  /** Where the tag's "}" stands. */
  close = 0;
  readonly source: string;
  readonly #paths = new Map<string, Path>();

  constructor(source: string) {
    this.source = source;
  }

  /** The character where reading goes on. */
  get code(): number {
    return this.source.charCodeAt(this.at);
  }

  /** Steps over one character, if it is the expected one. */
  skip(code: number): boolean {
    if (this.code !== code) return false;
    this.at++;
    return true;
  }

  /** Steps over a text, if it stands there. */
  skipText(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** Steps over spaces. */
  skipSpaces(): void {
    while (this.code === CHARACTERS.space) this.at++;
  }

  /** Steps over white space, and tells whether there was any. */
  skipSpace(): boolean {
    const start = this.at;
    this.at = spaceEnd(this.source, start);
    return this.at > start;
  }

  /** Reads a word; "" when there is none. */
  word(): string {
    return this.#to(wordEnd(this.source, this.at));
  }

  /** Reads a predicate's name with its "?"; "" when there is none. */
  predicateName(): string {
    const end = wordEnd(this.source, this.at);
    const isName = end > this.at && this.source.charCodeAt(end) === CHARACTERS.question;
    return isName ? this.#to(end + 1) : '';
  }

  /** Reads up to a character or the tag's end. */
  until(code: number): string {
    let end = this.at;
    while (end < this.close && this.source.charCodeAt(end) !== code) end++;
    return this.#to(end);
  }

  /** Reads a file name; "" when there is none. */
  fileName(): string {
    return this.#to(fileNameEnd(this.source, this.at));
  }

  /** Reads a reference; undefined when there is none. */
  reference(): Path | undefined {
    const name = this.#to(referenceEnd(this.source, this.at));
    if (name === '') return undefined;
    let path = this.#paths.get(name);
    if (path === undefined) this.#paths.set(name, (path = parsePath(name)));
    return path;
  }

  /** Reads " @name "; "" when it does not stand there. */
  definition(): string {
    const start = this.at + 1;
    if (!this.skip(CHARACTERS.space) || !this.skip(CHARACTERS.at)) return '';
    if (this.word() === '' || !this.skip(CHARACTERS.space)) return '';
    return this.source.slice(start, this.at - 1);
  }

  /** Reads what is left of the tag. */
  rest(): string {
    return this.#to(this.close);
  }

  /** Reads what is left of the tag as arguments: the first character is the delimiter. A delimiter alone has none. */
  args(): 0 | RawArguments {
    const text = this.rest();
    if (text.length < 2) return text === '' ? 0 : [[], text];
    return splitArguments(text);
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
