import type { Locale } from '../../i18n/index.ts';
import type { ErrorCode, TemplateError } from '../diagnostics/template-error.ts';
import { firstStep, readPath, type Path } from '../values/path.ts';

/** A compiled body that can be run in a frame. */
export interface Renderable {
  /**
   * @param scope the frame to run in
   * @returns the text; nothing is ever thrown
   */
  render(scope: Scope): string;
}

/**
 * A partial: its body, which runs only if its source has no errors.
 * Source: docs/behaviour/template-language.md §7
 */
export interface KnownPartial {
  readonly body: Renderable;
  readonly errors: readonly TemplateError[];
}

/** The origin of a runtime diagnostic. */
export type Report = (error: TemplateError) => void;

/** Records an error of one instruction while it runs, in the existing engine's words. */
export type Fail = (scope: Scope, code: ErrorCode, message: string) => void;

/** The state of one rendering besides its data. Source: docs/behaviour/template-language.md §8.2. */
export interface Run {
  /** The locale of localised formatters; without one they print nothing. */
  readonly locale: Locale | undefined;
  /** The clock of relative dates, in epoch milliseconds. */
  readonly nowMs: number;
  /** The default time zone: an IANA name, "America/New_York" unless set. */
  readonly timeZone: string;
  /** ISO 4217 code for amounts without one; undefined means that of the locale's region. */
  readonly currency: string | undefined;
  /** Values for {.inject}, by name. */
  readonly injects: Readonly<Record<string, unknown>>;
  /** Records a diagnostic. */
  readonly report: Report;
  /** Finds a partial by name, compiling it on first use; undefined if there is none. */
  partial(name: string): KnownPartial | undefined;
  /** Broken partials that were already reported in this rendering. */
  readonly reportedPartials: Set<string>;
  /** The current nesting depth of partials and macros. */
  depth: number;
  /** Remaining loop iterations and calls of partials; see LIMITS.maxTurns. */
  turnsLeft: number;
  /** Reaching the limit is reported once. */
  isExhausted: boolean;
}

/**
 * One frame of a running template: a value, the variables bound in it, and the frame around it.
 * Source: docs/behaviour/template-language.md §4, §5
 */
export class Scope {
  /** The value that names are looked up in; "@". */
  value: unknown;
  /** The frame around this one; undefined for the outermost. */
  readonly parent: Scope | undefined;
  readonly run: Run;
  /** Names are not looked up past such a frame. */
  readonly isBarrier: boolean;
  /** Index of the loop iteration, from 0; -1 outside a loop. */
  index = -1;
  private variables: Map<string, unknown> | undefined;
  private macros: Map<string, Renderable> | undefined;

  constructor(value: unknown, parent: Scope | undefined, run: Run, isBarrier = false) {
    this.value = value;
    this.parent = parent;
    this.run = run;
    this.isBarrier = isBarrier;
  }

  /**
   * Opens a frame inside this one.
   * @param value its value
   */
  enter(value: unknown): Scope {
    return new Scope(value, this, this.run);
  }

  /**
   * Resolves a path, frame by frame outwards; the first frame that has the first segment decides.
   * @param path segments
   * @returns the value; undefined for missing
   * Source: docs/behaviour/template-language.md §5
   */
  lookUp(path: Path): unknown {
    const first = path[0] as string | number;
    let value = this.own(first);
    if (first === '@' || this.isBarrier) return readPath(value, path, 1);
    for (
      let scope = this.parent;
      value === undefined && scope;
      scope = scope.isBarrier ? undefined : scope.parent
    )
      value = scope.own(first);
    return readPath(value, path, 1);
  }

  /**
   * Resolves a path in this frame alone, as sections and loops do.
   * @param path segments
   * @returns the value; undefined for missing
   * Source: docs/behaviour/template-language.md §4.3
   */
  lookUpHere(path: Path): unknown {
    return readPath(this.own(path[0] as string | number), path, 1);
  }

  /** The value of a first segment in this frame alone. */
  private own(name: string | number): unknown {
    if (typeof name !== 'string' || name.charCodeAt(0) !== AT) return firstStep(this.value, name);
    if (name === '@') return this.value;
    // These two names never read a variable, not even outside a loop.
    if (name === '@index') return this.index < 0 ? undefined : this.index + 1;
    if (name === '@index0') return this.index < 0 ? undefined : this.index;
    return this.variables?.get(name);
  }

  /**
   * Binds a variable in this frame.
   * @param name with its "@"
   * @param value undefined makes it missing
   */
  bind(name: string, value: unknown): void {
    (this.variables ??= new Map()).set(name, value);
  }

  /**
   * Resets the frame for the next element of a loop.
   * @param value the element
   */
  restart(value: unknown): void {
    this.value = value;
    this.variables = undefined;
    this.macros = undefined;
  }

  /**
   * Defines a macro, visible here and below.
   * @param name any name
   * @param macro its body
   */
  define(name: string, macro: Renderable): void {
    (this.macros ??= new Map()).set(name, macro);
  }

  /**
   * Finds a macro, frame by frame outwards.
   * @param name any name
   * @returns the macro, or undefined
   * Source: docs/behaviour/template-language.md §7
   */
  macro(name: string): Renderable | undefined {
    return this.macros?.get(name) ?? this.parent?.macro(name);
  }
}

const AT = 64;
