/** What one rendering may use up, so that no template and no data can hang a page. Source: docs/behaviour/template-language.md §8.6. */
export interface Limits {
  /** Tokens of one expression; 0 for no limit. */
  readonly maxTokens: number;
  /** UTF-16 units of a text that an expression may build; 0 for no limit. */
  readonly maxStringLength: number;
  /** Turns of loops, calls of partials and macros, and copies of objects inside objects of {.ctx}, in one rendering. */
  readonly maxTurns: number;
}

/** UTF-16 units that one loop or partial may print. */
export const MAX_OUTPUT_LENGTH = 100_000_000;

/** Partials and macros nest this deep; the next one is refused. Source: docs/behaviour/template-language.md §7.3. */
export const MAX_DEPTH = 16;

/** Generous limits: far above what pages need, far below what hangs. */
export const DEFAULT_LIMITS: Limits = {
  maxTokens: 10_000,
  maxStringLength: 1_000_000,
  maxTurns: 5_000_000,
};

/** Errors that one rendering notes; a page with more has said enough. */
export const MAX_ERRORS = 100_000;

/** Compiled partials that an engine keeps; then it starts anew. */
export const MAX_KEPT_PARTIALS = 500;

/** Locales that an engine keeps open; then it starts anew. */
export const MAX_KEPT_LOCALES = 50;
