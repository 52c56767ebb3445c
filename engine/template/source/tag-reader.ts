import type { Span } from '../diagnostics/error-at.ts';
import { parsePath, type Path } from '../values/path.ts';
import type { Diagnostic, Names } from '../tree/parsed.ts';
import { REFERENCE, TO_END } from './patterns.ts';
import type { ErrorCode } from '../diagnostics/template-error.ts';
import type { RawArguments } from '../tree/tree.ts';

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
    this.isLongComment = source.startsWith('{##', first);
    const closing = this.isLongComment ? '##}' : '}';
    const close = source.indexOf(closing, first + closing.length);
    if (close < 0 && !this.isLongComment) return false;
    this.close = close < 0 ? source.length : close;
    this.open = this.isLongComment ? first : source.lastIndexOf('{', close);
    this.end = Math.min(this.close + closing.length, source.length);
    this.at = this.open + 1;
    return true;
  }

  /** Reports an error in the tag. */
  report(code: ErrorCode, message: string, span = this.span): void {
    this.diagnostics.push({ code, message: `SyntaxError: ${message}`, ...span });
  }

  /** The place of the tag. */
  get span(): Span {
    return { offset: this.open, length: this.end - this.open };
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

  /** Reads a reference; undefined if there is none. */
  reference(): Path | undefined {
    const name = this.take(REFERENCE);
    let path = this.#paths.get(name);
    if (!path && name) this.#paths.set(name, (path = parsePath(name)));
    return path;
  }

  /** Reads the rest of the tag as arguments; a lone delimiter has none. */
  args(): 0 | RawArguments {
    const text = this.take(TO_END);
    return text.length > 1 ? splitArguments(text) : text === '' ? 0 : [[], text];
  }
}

/**
 * Splits arguments at their first character.
 * @param text the delimiter and the text after it
 * @returns the pieces, empty ones included, and the delimiter
 * Source: docs/behaviour/template-language.md §2.3
 */
export function splitArguments(text: string): RawArguments {
  const delimiter = text.charAt(0);
  return [text.slice(1).split(delimiter), delimiter];
}
