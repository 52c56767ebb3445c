import type { Locale } from '../../i18n/index.ts';
import type { TemplateError } from '../source/template-error.ts';
import type { Scope } from './scope.ts';

/** A compiled body that can be applied to a frame. */
export interface Macro {
  render(scope: Scope): string;
}

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
  /** Complaints so far, in their order. */
  readonly errors: TemplateError[];
  /** Finds a partial by name, compiling it on first use; undefined when there is none. */
  partial(name: string): Partial | undefined;
  /** How deep partials and macros are nested at this moment. */
  depth: number;
  /** Counts a turn of a loop or a call of a partial against the limit; false when there is none left. */
  hasTurnLeft(): boolean;
}

/** A partial: its body, or why it cannot be run. */
export type Partial =
  | { readonly kind: 'ready'; readonly body: Macro }
  | { readonly kind: 'broken'; readonly messages: readonly string[] };
