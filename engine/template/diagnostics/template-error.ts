/** The kinds of diagnostic. Source: docs/behaviour/template-language.md §3, §6.6, §7, §8.3. */
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

/** The part that reports a diagnostic, if it is not the engine. */
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
 * Returns the part of the engine that reports a diagnostic.
 * @param code the kind of error it is
 */
export function typeOfError(code: ErrorCode): TemplateError['type'] {
  return (TYPES as { readonly [Code in ErrorCode]?: TemplateError['type'] })[code] ?? 'engine';
}

/** A diagnostic about a template, with its place. Source: docs/behaviour/template-language.md §8.3. */
export interface TemplateError {
  readonly code: ErrorCode;
  /** The part that reports it: parser, assembler, engine or lint. */
  readonly type: 'parser' | 'assembler' | 'engine' | 'lint';
  readonly severity: 'error' | 'warning';
  /** In the existing engine's words. */
  readonly message: string;
  /** The name of the template or partial, or "" if it has none. */
  readonly template: string;
  /** Offset of the tag, in UTF-16 units from 0. */
  readonly offset: number;
  /** Line from 1; only LF ends a line. */
  readonly line: number;
  /** Column from 1, in UTF-16 units. */
  readonly column: number;
  /** Length of the tag, in UTF-16 units; 0 if the place is unknown. */
  readonly length: number;
}
