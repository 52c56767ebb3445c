import type { Names } from '../source/parsed.ts';

/** Names that can be asked for and gone through. */
interface NameList {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** What an engine knows, as far as mistakes are to be found. */
export interface KnownNames extends Names {
  readonly formatters: NameList;
  /** With the "?" at the name's end. */
  readonly predicates: NameList;
}
