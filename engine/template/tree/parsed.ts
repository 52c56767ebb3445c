import type { ErrorCode } from '../diagnostics/template-error.ts';
import type { Spans, Tree } from './tree.ts';

/** A problem of a source text, and its place. Source: docs/behaviour/template-language.md §3. */
export interface Diagnostic {
  readonly code: ErrorCode;
  /** In the existing engine's words. */
  readonly message: string;
  /** Offset of the tag, in UTF-16 units from 0. */
  readonly offset: number;
  /** The tag's length, in UTF-16 units. */
  readonly length: number;
}

/** The existing names. */
interface NameTable {
  has(name: string): boolean;
}

/** The names of an engine, and its dialect. */
export interface Names {
  /** True in strict mode. Source: docs/behaviour/template-language.md §15. */
  readonly isStrict: boolean;
  readonly formatters: NameTable;
  /** Called with the name including its "?". */
  readonly predicates: NameTable;
}

/**
 * A source text's tree, the places of its nodes, and its errors.
 * Source: docs/behaviour/template-language.md §2, §3
 */
export interface Parsed {
  readonly tree: Tree;
  readonly spans: Spans;
  readonly diagnostics: readonly Diagnostic[];
  /** How deep blocks and branches nest; absent for a tree that came as JSON. */
  readonly depth?: number;
}
