import type { Names } from '../tree/parsed.ts';

/** Names that can be looked up and iterated. */
interface NameList {
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** The facts of an engine that lint depends on. */
export interface KnownNames extends Names {
  readonly formatters: NameList;
  /** Including the "?" at the end of the name. */
  readonly predicates: NameList;
}
