/** What kind of complaint it is. Source: docs/behaviour/template-language.md §3, §6.6, §7, §8.3. */
export type ErrorCode =
  | keyof typeof TYPES
  | 'expression-syntax'
  | 'expression-value'
  | 'partial-missing'
  | 'partial-broken'
  | 'partial-depth'
  | 'not-implemented'
  | 'limit'
  | 'unexpected';

/** Which part complains, where it is not the engine. */
const TYPES = {
  'unknown-formatter': 'parser',
  'unknown-predicate': 'parser',
  'not-at-root': 'assembler',
  'not-inside-block': 'assembler',
  'dead-branch': 'assembler',
  'unclosed-block': 'assembler',
  'bad-tree': 'parser',
  'text-like-tag': 'lint',
  'bad-argument': 'lint',
} as const;

/**
 * Tells which part of the engine makes a complaint.
 * @param code what kind it is
 */
export function typeOfError(code: ErrorCode): TemplateError['type'] {
  return (TYPES as { readonly [Code in ErrorCode]?: TemplateError['type'] })[code] ?? 'engine';
}

/** A complaint about a template, with its place. Source: docs/behaviour/template-language.md §8.3. */
export interface TemplateError {
  readonly code: ErrorCode;
  /** Which part complains: parser, assembler, engine, or lint. */
  readonly type: 'parser' | 'assembler' | 'engine' | 'lint';
  readonly severity: 'error' | 'warning';
  /** In the language's own words. */
  readonly message: string;
  /** The template's name: that of a partial, or "" for a nameless one. */
  readonly template: string;
  /** Where the tag starts, in UTF-16 units from 0. */
  readonly offset: number;
  /** Line from 1; only LF ends a line. */
  readonly line: number;
  /** Column from 1, in UTF-16 units. */
  readonly column: number;
  /** Length of the tag, in UTF-16 units; 0 when the place is not known. */
  readonly length: number;
}
