import type { ErrorCode } from './template-error.ts';
import type { Spans, Tree } from './tree.ts';

/** What is wrong with a source text, and where. Source: docs/behaviour/template-language.md §3. */
export interface Complaint {
  readonly code: ErrorCode;
  /** In the language's own words. */
  readonly message: string;
  /** Where the tag starts, in UTF-16 units from 0. */
  readonly offset: number;
  /** The tag's length, in UTF-16 units. */
  readonly length: number;
}

/** Tells which names there are. */
interface NameTable {
  has(name: string): boolean;
}

/** The names that an engine knows, and its dialect. */
export interface Names {
  /** True in strict mode. Source: docs/behaviour/template-language.md §15. */
  readonly isStrict: boolean;
  readonly formatters: NameTable;
  /** Asked with the "?" at the name's end. */
  readonly predicates: NameTable;
}

/** A source text's tree, where its nodes stand, and what is wrong with it. Source: docs/behaviour/template-language.md §2, §3. */
export interface Parsed {
  readonly tree: Tree;
  readonly spans: Spans;
  readonly complaints: readonly Complaint[];
}
