/**
 * The limits of one rendering, so that no template and no data can hang a page.
 * Source: docs/behaviour/template-language.md §8.6
 */
export interface Limits {
  /** Tokens of one expression; 0 for no limit. */
  readonly maxTokens: number;
  /** UTF-16 units of a text that an expression may build; 0 for no limit. */
  readonly maxStringLength: number;
  /**
   * Loop iterations, calls of partials and macros, and copies of objects inside objects of {.ctx}, in one rendering.
   */
  readonly maxTurns: number;
}

/** UTF-16 units that one loop or partial may print. */
export const MAX_OUTPUT_LENGTH = 100_000_000;

/** Partials and macros nest this deep; the next one is refused. Source: docs/behaviour/template-language.md §7.3. */
export const MAX_DEPTH = 16;

/** Generous limits: far above what pages need, far below what would hang one. */
export const DEFAULT_LIMITS: Limits = {
  maxTokens: 10_000,
  maxStringLength: 1_000_000,
  maxTurns: 5_000_000,
};

/** Maximum number of errors recorded in one rendering. */
export const MAX_ERRORS = 100_000;

/** How many compiled partials an engine caches. */
export const MAX_KEPT_PARTIALS = 500;

/** How many locales an engine caches. */
export const MAX_KEPT_LOCALES = 50;
