import type { Locale } from '../../i18n/index.ts';
import type { TemplateError } from '../source/template-error.ts';
import type { Scope } from './scope.ts';

/** A compiled body that can be run in a frame. */
export interface Renderable {
  /**
   * @param scope the frame to run in
   * @returns the text; nothing is ever thrown
   */
  render(scope: Scope): string;
}

/** A partial: its body, or what is wrong with its source. Source: template language §7. */
export type Partial =
  | { readonly kind: 'ready'; readonly body: Renderable }
  | { readonly kind: 'broken'; readonly messages: readonly string[] };

/** Where a complaint while running comes from. */
export type Report = (error: TemplateError) => void;

/** What one rendering knows besides its data. Source: template language §8 (execute). */
export interface Run {
  /** The locale of localised formatters; without one they print nothing. */
  readonly locale: Locale | undefined;
  /** The clock of relative dates, in epoch milliseconds. */
  readonly nowMs: number;
  /** Where the data name no zone: IANA name, "America/New_York" unless told otherwise. */
  readonly timeZone: string;
  /** ISO 4217 code for amounts that carry none; undefined leaves it to the locale's region. */
  readonly currency: string | undefined;
  /** Values for {.inject}, by name. */
  readonly injects: Readonly<Record<string, unknown>>;
  /** Takes note of a complaint. */
  readonly report: Report;
  /** Finds a partial by name, compiling it on first use; undefined when there is none. */
  partial(name: string): Partial | undefined;
  /** Broken partials that were complained of already: once is enough for one rendering. */
  readonly toldBroken: Set<string>;
  /** How deep partials and macros are nested at this moment. */
  depth: number;
  /** Turns of loops and calls of partials that are left; see LIMITS.maxTurns. */
  turnsLeft: number;
  /** That nothing was left is told once. */
  isExhausted: boolean;
}
