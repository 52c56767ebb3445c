import type { Locale } from '../../i18n/index.ts';
import type { AnyFormatter, Area, Compat, Predicate } from '../run/area.ts';
import type { FormatterArguments, FormatterName } from './formatter-types.ts';
import type { Limits } from '../run/limits.ts';
import type { TemplateError } from '../source/template-error.ts';
import type { Tree } from '../source/tree.ts';

/** A template's text, or its tree as JSON. Source: docs/behaviour/template-language.md §8.2 */
export type TemplateSource = string | readonly unknown[];

/** How an engine behaves; every key has a default. Source: docs/behaviour/template-language.md §8.2. */
export interface EngineOptions<Own extends readonly Area[] = readonly Area[]> {
  /** Formatters and predicates of your own, after ours; a name that stands already is replaced. */
  readonly areas?: Own;
  /**
   * BCP 47 tag such as "en-US", or a locale of your own; without one localised formatters print nothing. What is no tag is
   * a mistake at once; a language that the platform does not know is written in en-US.
   */
  readonly locale?: string | Locale;
  /** Default "squarespace": the existing engine's bytes. "strict": its defects mended. */
  readonly compat?: Compat;
  /** Time zone where the data name none; default "America/New_York". */
  readonly timeZone?: string;
  /** ISO 4217 code of amounts that carry none; default: the money of the locale's region. */
  readonly currency?: string;
  /** What one rendering may use up; what is no number from 0 on is a mistake at once. */
  readonly limits?: { readonly [Limit in keyof Limits]?: Limits[Limit] };
  /** Whether {.eval} is evaluated; default true. */
  readonly hasExpressions?: boolean;
  /** Whether {.include} is followed; default true. */
  readonly hasInclude?: boolean;
}

/** An engine's options, with everything that `createEngine` adds by itself. */
export interface EngineParts<Areas extends readonly Area[] = readonly Area[]> extends EngineOptions<Areas> {
  /** All formatters and predicates there are. */
  readonly areas: Areas;
  /** Opens a locale by its tag; without it only locales of your own can be given. */
  readonly openLocale?: (tag: string) => Locale;
}

/** What one rendering is given besides its data. Source: docs/behaviour/template-language.md §8.2. */
export interface RenderOptions {
  /** Partials by name: source text, a tree, or a compiled template. */
  readonly partials?: Readonly<Record<string, TemplateSource | Template<never>>>;
  /** Values for {.inject}, by name. */
  readonly injects?: Readonly<Record<string, unknown>>;
  /** The clock of relative dates, in epoch milliseconds; default: the real one. */
  readonly now?: number;
  /** Is told each error while running, as it happens; `chunks` also returns them at its end. */
  readonly onError?: (error: TemplateError) => void;
  /** Over the engine's. */
  readonly timeZone?: string;
  /** Over the engine's. */
  readonly currency?: string;
  /** Over the engine's; what is no tag is told as an error, and the engine's own writes. */
  readonly locale?: string | Locale;
}

/** What a rendering gives back; nothing is thrown. */
export interface Rendering {
  readonly output: string;
  /** The template's own errors, then those met while running, in their order. */
  readonly errors: readonly TemplateError[];
}

/** A compiled template. */
export interface Template<Data = unknown> {
  /** The name that its errors carry; "" when it was given none. */
  readonly name: string;
  /** What is wrong with the source. */
  readonly errors: readonly TemplateError[];
  /** What formatters and predicates said about their arguments; `lint` finds more. */
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
   * Renders piece by piece: each instruction at the top, each turn of a loop.
   * @param data anything that JSON can hold
   * @param options partials, injects, clock, zone, money, locale
   * @returns yields pieces that are not empty, and returns the errors
   */
  chunks(data: Data, options?: RenderOptions): Generator<string, readonly TemplateError[], undefined>;
}

/** Writes a value as one formatter does: as a template prints it. */
export type FormatValue = (value: unknown, options?: RenderOptions) => string;

/** What an engine knows, by name: for tools such as `lint`. */
export interface EngineNames {
  /** True in strict mode. */
  readonly isStrict: boolean;
  readonly formatters: ReadonlyMap<string, AnyFormatter>;
  /** With the "?" at the name's end. */
  readonly predicates: ReadonlyMap<string, Predicate>;
}

/** Compiles and renders templates of one dialect. */
export interface Engine<Areas extends readonly Area[] = readonly Area[]> {
  /** What its areas hold. */
  readonly names: EngineNames;
  /**
   * Prepares one formatter by itself, for code that writes prices or dates as the templates do.
   * @param name one that the engine's areas hold
   * @param args its arguments, as a template would write them
   * @returns writes values with it
   * @throws AssertionError for a name that no area holds
   */
  formatter<Name extends FormatterName<Areas>>(
    name: Name,
    ...args: FormatterArguments<Areas, Name>
  ): FormatValue;
  /**
   * Compiles a template; broken ones compile, too, with errors.
   * @param source text, or a tree as JSON
   * @param name for its errors
   */
  compile<Data = unknown>(source: TemplateSource, name?: string): Template<Data>;
  /**
   * Compiles and renders in one go.
   * @param source text, or a tree as JSON
   * @param data anything that JSON can hold
   * @param options partials, injects, clock, zone, money, locale
   * @returns text and errors
   */
  render(source: TemplateSource, data: unknown, options?: RenderOptions): Rendering;
  /**
   * Reads source text as JSON.
   * @param source text
   * @throws AssertionError for what is no text
   * Source: docs/behaviour/template-language.md §8.1
   */
  parse(source: string): Tree;
}
