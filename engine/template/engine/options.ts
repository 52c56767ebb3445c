import type { Locale } from '../../i18n/index.ts';
import type { AnyFormatter, Area, Compat, Predicate } from '../run/area.ts';
import type { FormatterArguments, FormatterName } from './formatter-types.ts';
import type { Limits } from '../scope/limits.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import type { Tree } from '../tree/tree.ts';

/** A template's text, or its tree as JSON. Source: docs/behaviour/template-language.md §8.2 */
export type TemplateSource = string | readonly unknown[];

/** How an engine behaves; every key has a default. Source: docs/behaviour/template-language.md §8.2. */
export interface EngineOptions<Own extends readonly Area[] = readonly Area[]> {
  /** Formatters, predicates and expressions of your own; they replace ours of the same name. */
  readonly areas?: Own;
  /**
   * BCP 47 tag such as "en-US", or a locale of your own; without one localised formatters print nothing. An invalid
   * tag is an assertion; a language unknown to `Intl` falls back to en-US.
   */
  readonly locale?: string | Locale;
  /** Default "squarespace": the existing engine's bytes. "strict": with its defects corrected. */
  readonly compat?: Compat;
  /** Time zone if the data have none; default "America/New_York". */
  readonly timeZone?: string;
  /** ISO 4217 code for amounts without one; default: the currency of the locale's region. */
  readonly currency?: string;
  /** The limits of one rendering; anything that is not a number from 0 up is an assertion. */
  readonly limits?: { readonly [Limit in keyof Limits]?: Limits[Limit] };
  /** Whether {.eval} is evaluated; default true. */
  readonly hasExpressions?: boolean;
  /** Whether {.include} is followed; default true. */
  readonly hasInclude?: boolean;
}

/** An engine's options, with everything that `createEngine` adds itself. */
export interface EngineParts<Areas extends readonly Area[] = readonly Area[]> extends EngineOptions<Areas> {
  /** Everything that templates may use. */
  readonly areas: Areas;
  /** Opens a locale by its tag; without it only locale objects can be given. */
  readonly openLocale?: (tag: string) => Locale;
}

/** The inputs of one rendering besides its data. Source: docs/behaviour/template-language.md §8.2. */
export interface RenderOptions {
  /** Partials by name: source text, a tree, or a compiled template. */
  readonly partials?: Readonly<Record<string, TemplateSource | Template<never>>>;
  /** Values for {.inject}, by name. */
  readonly injects?: Readonly<Record<string, unknown>>;
  /** The clock of relative dates, in epoch milliseconds; default: the real one. */
  readonly now?: number;
  /** Called with each runtime error as it happens; `chunks` also returns them at its end. */
  readonly onError?: (error: TemplateError) => void;
  /** Replaces the engine's. */
  readonly timeZone?: string;
  /** Replaces the engine's. */
  readonly currency?: string;
  /** Replaces the engine's; an invalid tag is reported as an error, and the engine's locale is used. */
  readonly locale?: string | Locale;
}

/** The result of a rendering; nothing is thrown. */
export interface Rendering {
  readonly output: string;
  /** The errors of the template, then those of the rendering, in order. */
  readonly errors: readonly TemplateError[];
}

/** A compiled template. */
export interface Template<Data = unknown> {
  /** The name used in its errors; "" if it has none. */
  readonly name: string;
  /** The errors in the source. */
  readonly errors: readonly TemplateError[];
  /** The warnings of formatters and predicates about their arguments; `lint` finds more. */
  readonly warnings: readonly TemplateError[];
  /** The template as JSON. Source: docs/behaviour/template-language.md §8.1. */
  readonly tree: Tree;
  /**
   * Renders with data.
   * @param data anything that JSON can hold
   * @param options partials, injects, clock, zone, money, locale
   * @returns text and errors
   */
  render(data: Data, options?: RenderOptions): Rendering;
  /**
   * Renders piece by piece: each top-level instruction, each iteration of a loop.
   * @param data anything that JSON can hold
   * @param options partials, injects, clock, zone, money, locale
   * @returns yields non-empty pieces, and returns the errors
   */
  chunks(data: Data, options?: RenderOptions): Generator<string, readonly TemplateError[], undefined>;
}

/** Formats a value with one formatter, as a template prints it. */
export type FormatValue = (value: unknown, options?: RenderOptions) => string;

/** What an engine contains, by name: for tools such as `lint`. */
export interface EngineNames {
  /** True in strict mode. */
  readonly isStrict: boolean;
  readonly formatters: ReadonlyMap<string, AnyFormatter>;
  /** Including the "?" at the end of the name. */
  readonly predicates: ReadonlyMap<string, Predicate>;
}

/** Compiles and renders templates of one dialect. */
export interface Engine<Areas extends readonly Area[] = readonly Area[]> {
  /** The contents of its areas. */
  readonly names: EngineNames;
  /**
   * Prepares a single formatter, for code that prints prices or dates the way templates do.
   * @param name a formatter of the engine's areas
   * @param args its arguments, as a template would write them
   * @returns a function that formats values with it
   * @throws AssertionError for an unknown name
   */
  formatter<Name extends FormatterName<Areas>>(
    name: Name,
    ...args: FormatterArguments<Areas, Name>
  ): FormatValue;
  /**
   * Compiles a template; a broken one compiles too, with errors.
   * @param source text, or a tree as JSON
   * @param name for its errors
   */
  compile<Data = unknown>(source: TemplateSource, name?: string): Template<Data>;
  /**
   * Compiles and renders in one step.
   * @param source text, or a tree as JSON
   * @param data anything that JSON can hold
   * @param options partials, injects, clock, zone, money, locale
   * @returns text and errors
   */
  render(source: TemplateSource, data: unknown, options?: RenderOptions): Rendering;
  /**
   * Reads source text as JSON.
   * @param source text
   * @throws AssertionError for anything that is not text
   * Source: docs/behaviour/template-language.md §8.1
   */
  parse(source: string): Tree;
}
