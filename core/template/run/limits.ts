/** What one rendering may use up, so that no template and no data can hang a page. Source: template language §6.6, §7; advice §4.7. */
export interface Limits {
  /** Tokens of one expression; 0 for no limit. */
  readonly maxTokens: number;
  /** UTF-16 units of a text that an expression may build; 0 for no limit. */
  readonly maxStringLength: number;
  /** Turns of loops plus calls of partials and macros, in one rendering. */
  readonly maxTurns: number;
}

/** UTF-16 units that one loop or partial may print. */
export const MAX_OUTPUT_LENGTH = 100_000_000;

/** Partials and macros nest this deep; the next one is refused. Source: template language §7, platform specification §9. */
export const MAX_DEPTH = 16;
