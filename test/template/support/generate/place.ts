import type { Choices } from './choices.ts';
import { ALL_KINDS, type Kind, type Site } from './site.ts';

/** A position in a source, with the names in scope. */
export class Place {
  /** The values of the frames at this position, the innermost last; undefined if unknown. */
  readonly values: unknown[];
  /** Names of variables and macros that are known at this place. */
  variables: string[] = [];
  macros: string[] = [];
  readonly #choices: Choices;
  readonly #site: Site;

  constructor(choices: Choices, site: Site, value: unknown) {
    this.#choices = choices;
    this.#site = site;
    this.values = [value];
  }

  /** Whether the frame right around is the outermost. */
  get isAtRoot(): boolean {
    return this.values.at(-1) === this.#site.data;
  }

  /** A name that most likely resolves. */
  reference(): string {
    return this.#choices.weighted<() => string>([
      [8, () => this.own() ?? this.anywhere()],
      [8, () => this.anywhere()],
      [3, () => (this.variables.length > 0 ? this.#choices.one(this.variables) : '@')],
      [3, () => this.#choices.one(['@', '@index', '@index0'])],
      [
        1,
        () =>
          this.#choices.one(['nope', '@nope', 'a.b.c', 'names.0', '0', '$x', 'names.00', 'n.x', '@.title']),
      ],
      [1, () => `${this.anywhere()}.${this.#choices.one(['title', 'length', '0', 'id', 'x'])}`],
    ])();
  }

  /** A name of the value around this place. */
  own(): string | undefined {
    const value = this.values.at(-1);
    if (typeof value !== 'object' || value === null) return value === undefined ? undefined : '@';
    const keys = Object.keys(value).filter((key) => /^([A-Za-z][\w-]*|\d+)$/.test(key));
    if (keys.length === 0) return undefined;
    const key = this.#choices.one(keys);
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner !== 'object' || inner === null || this.#choices.chance(50)) return key;
    const below = Object.keys(inner).filter((name) => /^([A-Za-z][\w-]*|\d+)$/.test(name));
    return below.length === 0 ? key : `${key}.${this.#choices.one(below)}`;
  }

  anywhere(): string {
    return this.#site.name(
      this.#choices.one(['text', 'number', 'text', 'anything', this.#choices.one(ALL_KINDS)]),
    );
  }

  /** A name of such a thing. */
  nameOf(kind: Kind): string {
    return this.#choices.chance(8) ? this.reference() : this.#site.name(kind);
  }

  /** A name that a section finds: of the frame right around it. */
  reachable(kinds: readonly Kind[]): string {
    if (this.isAtRoot && this.#choices.chance(85)) return this.#site.name(this.#choices.one(kinds));
    if (this.#choices.chance(6)) return this.reference();
    return this.own() ?? '@';
  }

  here(value: unknown, key: string): unknown {
    return key.split('.').reduce<unknown>((inner, part) => {
      if (part === '@') return inner;
      return typeof inner === 'object' && inner !== null ? (Reflect.get(inner, part) as unknown) : undefined;
    }, value);
  }

  /** Runs something inside one more frame. */
  within(value: unknown, write: () => string): string {
    this.values.push(value);
    const text = write();
    this.values.pop();
    return text;
  }

  /** Takes note of a variable. */
  define(name: string): string {
    this.variables.push(name);
    return name;
  }
}
