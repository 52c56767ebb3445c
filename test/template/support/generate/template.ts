import type { Choices } from './choices.ts';
import { expression } from './expressions.ts';
import { FOLLOWERS, FORMATTERS, type FormatterHabit } from './formatters.ts';
import { PREDICATES } from './predicates.ts';
import { ALL_KINDS, Site, type Kind } from './site.ts';

const FORMATTER_NAMES = Object.keys(FORMATTERS);
const PREDICATE_NAMES = Object.keys(PREDICATES);

const TEXTS = [
  'text ',
  '<p>',
  '</p>\n',
  ' and ',
  'Preis: ',
  '\n  ',
  '&nbsp;',
  'é👍',
  '<a href="/x?a=1&b=2">',
  '.card { color: red; }\n@media print { a { b: c } }',
  '<script>var a = {"b": {c: 1}, d: function() { return {}; }};</script>',
  'if (a) { b(); } else { c }',
  '{ a }',
  '{}',
  '{{',
  '}',
  '{',
  '{a b}',
  '{.}',
] as const;

/** Tags that are none, and instructions out of place. */
const BROKEN = [
  '{a |html}',
  '{a||html}',
  '{.section}',
  '{.section a b}',
  '{.repeated  section a}',
  '{.if}',
  '{.if !a}',
  '{.if a &&}',
  '{.end }',
  '{.or}',
  '{.or }',
  '{.alternates with}',
  '{.var x y}',
  '{.var @x  y}',
  '{.ctx @x}',
  '{.macro}',
  '{.nope a}',
  '{.nope? a}',
  '{n|nope}',
  '{n|nope a|html}',
  '{n|html|}',
  '{n|}',
  '{#}',
  '{##}',
  '{.eval}',
  '{.inject @x}',
  '{.include}',
  '{.Section a}',
  '{.end}',
  '{.section title',
  '{.section n}',
  '{.repeated section list}',
  '{.equal?}',
  '{a,b}',
  '{a , n}',
  '{n,}',
  '{0}',
  '{@}',
  '{$x}',
  '{n.}',
  '{.space }',
  '{.meta-left',
] as const;

const LITERALS = ['{.space}', '{.tab}', '{.newline}', '{.meta-left}', '{.meta-right}'] as const;
const DELIMITERS = [':', ',', '/', '~', ';', '\t', '%', '='] as const;

/** What is shared by a template and its partials. */
interface Shared {
  readonly choices: Choices;
  readonly site: Site;
  readonly partials: Record<string, string>;
  readonly injects: Record<string, unknown>;
  macros: number;
  /** Nodes that may still be written. */
  budget: number;
  readonly hasText: boolean;
}

/** Writes one source, knowing at each place what is around it. */
class Writer {
  readonly #shared: Shared;
  readonly #choices: Choices;
  /** What stands in the frames at this place, the innermost last; undefined where that is not known. */
  readonly #values: unknown[];
  /** Names of variables and macros that are known at this place. */
  #variables: string[] = [];
  #macros: string[] = [];
  readonly #depth: number;

  constructor(shared: Shared, value: unknown, depth: number) {
    this.#shared = shared;
    this.#choices = shared.choices;
    this.#values = [value];
    this.#depth = depth;
  }

  /** Some instructions in a row. */
  body(most: number, level = 0): string {
    const [variables, macros] = [this.#variables, this.#macros];
    this.#variables = [...variables];
    this.#macros = [...macros];
    const body = this.#choices.some(1, most, () => this.#node(level)).join('');
    this.#variables = variables;
    this.#macros = macros;
    return body;
  }

  #node(level: number): string {
    if (this.#shared.budget <= 0) return this.#text();
    this.#shared.budget--;
    const blocks = level < 3 ? 1 : 0;
    return this.#choices.weighted<() => string>([
      [20, () => this.#text()],
      [46, () => this.#variable()],
      [9 * blocks, () => this.#section(level)],
      [8 * blocks, () => this.#repeated(level)],
      [6 * blocks, () => this.#if(level)],
      [13 * blocks, () => this.#predicate(level)],
      [6, () => this.#bind()],
      [2, () => this.#context()],
      [2 * blocks, () => this.#macro()],
      [2, () => this.#include()],
      [2, () => this.#inject()],
      [6, () => this.#eval()],
      [2, () => this.#comment()],
      [3, () => this.#choices.one(LITERALS)],
      [2, () => this.#choices.one(BROKEN)],
    ])();
  }

  #text(): string {
    const text = this.#choices.one(this.#choices.chance(80) ? TEXTS.slice(0, 9) : TEXTS);
    return this.#shared.hasText ? text : '';
  }

  // References

  /** A name that most likely leads somewhere. */
  #reference(): string {
    return this.#choices.weighted<() => string>([
      [8, () => this.#own() ?? this.#anywhere()],
      [8, () => this.#anywhere()],
      [3, () => (this.#variables.length > 0 ? this.#choices.one(this.#variables) : '@')],
      [3, () => this.#choices.one(['@', '@index', '@index0'])],
      [
        1,
        () =>
          this.#choices.one(['nope', '@nope', 'a.b.c', 'names.0', '0', '$x', 'names.00', 'n.x', '@.title']),
      ],
      [1, () => `${this.#anywhere()}.${this.#choices.one(['title', 'length', '0', 'id', 'x'])}`],
    ])();
  }

  /** A name of the value around this place. */
  #own(): string | undefined {
    const value = this.#values.at(-1);
    if (typeof value !== 'object' || value === null) return value === undefined ? undefined : '@';
    const keys = Object.keys(value).filter((key) => /^([A-Za-z][\w-]*|\d+)$/.test(key));
    if (keys.length === 0) return undefined;
    const key = this.#choices.one(keys);
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner !== 'object' || inner === null || this.#choices.chance(50)) return key;
    const below = Object.keys(inner).filter((name) => /^([A-Za-z][\w-]*|\d+)$/.test(name));
    return below.length === 0 ? key : `${key}.${this.#choices.one(below)}`;
  }

  #anywhere(): string {
    return this.#shared.site.name(
      this.#choices.one(['text', 'number', 'text', 'anything', this.#choices.one(ALL_KINDS)]),
    );
  }

  /** A name of such a thing. */
  #nameOf(kind: Kind): string {
    return this.#choices.chance(8) ? this.#reference() : this.#shared.site.name(kind);
  }

  // Tags

  #variable(): string {
    return this.#choices.weighted<() => string>([
      [3, () => `{${this.#reference()}}`],
      [
        1,
        () =>
          `{${this.#reference()},${this.#choices.chance(50) ? ' ' : ''}${this.#reference()}${this.#follower()}}`,
      ],
      [9, () => `{${this.#formatted()}}`],
    ])();
  }

  #formatted(): string {
    const choices = this.#choices;
    const name = choices.chance(7) ? 'apply' : choices.one(FORMATTER_NAMES);
    if (name === 'apply') return `${this.#reference()}|apply${this.#applied()}${this.#follower()}`;
    const habit = FORMATTERS[name] as FormatterHabit;
    this.#shared.site.furnish(habit.beside ?? []);
    const kind = choices.one(habit.on);
    const second = habit.isPair || choices.chance(4) ? `,${this.#nameOf(kind)}` : '';
    const args = choices.chance(4)
      ? [choices.one(['', 'x', '0', '<b>'])]
      : habit.args?.(choices, () => this.#reference());
    return `${this.#nameOf(kind)}${second}|${name}${this.#arguments(args ?? [])}${this.#follower()}`;
  }

  #follower(): string {
    const choices = this.#choices;
    if (!choices.chance(18)) return '';
    const name = choices.chance(70) ? choices.one(FOLLOWERS) : choices.one(FORMATTER_NAMES);
    if (name === 'apply') return `|apply${this.#applied()}`;
    const args = FORMATTERS[name]?.args?.(choices, () => this.#reference()) ?? [];
    return `|${name}${this.#arguments(args)}${this.#follower()}`;
  }

  #arguments(pieces: readonly string[]): string {
    if (pieces.length === 0) return this.#choices.chance(2) ? ' ' : '';
    const others = DELIMITERS.filter((delimiter) => !pieces.some((piece) => piece.includes(delimiter)));
    const delimiter = this.#choices.chance(10) && others.length > 0 ? this.#choices.one(others) : ' ';
    // What would end the tag or the chain cannot stand in an argument.
    return pieces.map((piece) => delimiter + piece.replace(/[|}]/g, '')).join('');
  }

  #applied(): string {
    const choices = this.#choices;
    const name = choices.chance(40) && this.#macros.length > 0 ? choices.one(this.#macros) : this.#partial();
    const args = choices.some(0, choices.chance(25) ? 2 : 0, () =>
      choices.one(['private', 'a=1', 'b=x=y', 'class=', 'x']),
    );
    return this.#arguments([name, ...args]);
  }

  /** A partial to be applied, which is written now and applies only later ones: no endless rounds. */
  #partial(): string {
    const { partials, budget } = this.#shared;
    if (this.#choices.chance(4)) return this.#choices.one(['nope', 'nope.html', '']);
    const name = `p${Object.keys(partials).length}`;
    if (this.#depth >= 2 || budget <= 0 || Object.keys(partials).length > 5) return 'nope';
    partials[name] = '';
    partials[name] = this.#choices.weighted<() => string>([
      [12, () => this.#inside(undefined).body(3, 1)],
      [1, () => `({.if next}{next|apply ${name}}{.or}{title|html}{.end})`],
      [1, () => `x{@|apply ${name}}`],
      [1, () => `<{@args.a}{@args}{@|str}>`],
    ])();
    return name;
  }

  #inside(value: unknown): Writer {
    return new Writer(this.#shared, value, this.#depth + 1);
  }

  // Blocks

  #within(value: unknown, most: number, level: number): string {
    this.#values.push(value);
    const body = this.body(most, level + 1);
    this.#values.pop();
    return body;
  }

  #here(value: unknown, key: string): unknown {
    return key.split('.').reduce<unknown>((inner, part) => {
      if (part === '@') return inner;
      return typeof inner === 'object' && inner !== null ? (Reflect.get(inner, part) as unknown) : undefined;
    }, value);
  }

  /** A name that a section finds: of the frame right around it. */
  #reachable(kinds: readonly Kind[]): string {
    const isAtRoot = this.#values.at(-1) === this.#shared.site.data;
    if (isAtRoot && this.#choices.chance(85)) return this.#shared.site.name(this.#choices.one(kinds));
    if (this.#choices.chance(6)) return this.#reference();
    return this.#own() ?? '@';
  }

  #section(level: number): string {
    const name = this.#reachable([
      'post',
      'product',
      'rows',
      'image',
      'text',
      'page',
      'event',
      'anything',
      'texts',
    ]);
    const value = this.#here(this.#values.at(-1), name);
    return `{.section ${name}}${this.#within(value, 4, level)}${this.#otherwise(value, level)}${this.#end()}`;
  }

  #repeated(level: number): string {
    const name = this.#reachable([
      'rows',
      'posts',
      'products',
      'numbers',
      'texts',
      'images',
      'rows',
      'anything',
    ]);
    const list = this.#here(this.#values.at(-1), name);
    const element: unknown = Array.isArray(list) ? list[0] : undefined;
    const body = this.#within(element, 3, level);
    const alternates = this.#choices.chance(30) ? `{.alternates with}${this.#separator(element, level)}` : '';
    return `{.repeated section ${name}}${body}${alternates}${this.#otherwise(this.#values.at(-1), level)}${this.#end()}`;
  }

  #separator(element: unknown, level: number): string {
    if (this.#choices.chance(6)) return this.#within(element, 2, level);
    return this.#choices.one([', ', ' | ', '{@index}', '{.space}', '{@|json}', '-']);
  }

  #if(level: number): string {
    const operator = (): string => this.#choices.one(['&&', '||', ' && ', ' || ', ' &&']);
    const condition = this.#choices.chance(85)
      ? this.#choices.some(1, 3, () => this.#reference()).reduce((left, right) => left + operator() + right)
      : this.#call();
    return `{.if ${condition}}${this.body(3, level + 1)}${this.#otherwise(this.#values.at(-1), level)}${this.#end()}`;
  }

  #predicate(level: number): string {
    const name = this.#choices.one(PREDICATE_NAMES);
    const kind = this.#choices.one(PREDICATES[name]?.on ?? ALL_KINDS);
    const isAtRoot = this.#values.at(-1) === this.#shared.site.data;
    const block = (): string =>
      `{.${this.#call(name)}}${this.body(2, level + 1)}${this.#otherwise(this.#values.at(-1), level)}${this.#end()}`;
    if (!isAtRoot || this.#choices.chance(15)) return block();
    const about = this.#shared.site.name(kind);
    this.#values.push(this.#shared.site.data[about]);
    const inner = block();
    this.#values.pop();
    return `{.section ${about}}${inner}{.end}`;
  }

  #call(name = this.#choices.one(PREDICATE_NAMES)): string {
    const habit = PREDICATES[name];
    this.#shared.site.furnish(habit?.beside ?? []);
    return name + this.#arguments(habit?.args?.(this.#choices, () => this.#reference()) ?? []);
  }

  #otherwise(value: unknown, level: number): string {
    if (!this.#choices.chance(45)) return '';
    const conditional = this.#choices.chance(20)
      ? `{.or ${this.#call()}}${this.#within(value, 2, level)}`
      : '';
    return `${conditional}{.or}${this.#within(value, 2, level)}`;
  }

  #end(): string {
    return this.#choices.chance(1) ? '' : '{.end}';
  }

  // Definitions

  #define(name: string): string {
    this.#variables.push(name);
    return name;
  }

  #bind(): string {
    const value = this.#choices.chance(60) ? this.#formatted() : this.#reference();
    return `{.var ${this.#define(this.#choices.one(['@a', '@b', '@x']))} ${value}}${this.#use()}`;
  }

  #context(): string {
    const pairs = this.#choices.some(
      1,
      3,
      () => `${this.#choices.one(['a', 'b', 'title'])}=${this.#reference()}`,
    );
    const name = this.#define(this.#choices.one(['@c', '@a']));
    return `{.ctx ${name} ${pairs.join(' ')}}{${name}.a}{${name}|json}`;
  }

  #macro(): string {
    const name = `m${this.#shared.macros++}${this.#choices.chance(20) ? '.html' : ''}`;
    const body = this.#inside(undefined).body(3, 1);
    this.#macros.push(name);
    return `{.macro ${name}}${body}${this.#end()}{${this.#reference()}|apply ${name}}`;
  }

  #include(): string {
    const name =
      this.#choices.chance(50) && this.#macros.length > 0 ? this.#choices.one(this.#macros) : this.#partial();
    return `{.include ${name}${this.#choices.one([' output', ' output', '', ' x'])}}${this.#use()}`;
  }

  #inject(): string {
    const name = this.#choices.one(['./a.json', 'b', 'nope']);
    if (name !== 'nope') {
      this.#shared.injects[name] = this.#choices.one<unknown>([
        { title: 'in' },
        [1, 2],
        'text',
        0,
        '',
        null,
        7,
      ]);
    }
    return `{.inject ${this.#define('@i')} ${name}${this.#choices.one(['', '', ' x'])}}{@i.title}{@i}`;
  }

  #eval(): string {
    const code = expression(
      this.#choices,
      () => this.#reference(),
      (name) => this.#variables.push(name),
    );
    return `{.eval ${code}}${this.#choices.chance(30) ? this.#use() : ''}`;
  }

  #use(): string {
    return this.#variables.length > 0 ? `{${this.#choices.one(this.#variables)}${this.#follower()}}` : '';
  }

  #comment(): string {
    return this.#choices.one([
      '{# one line {a}',
      '{## many\n{a} {.end} ##}',
      '{# {.section x}',
      '{#}',
      '{## open ##}',
    ]);
  }
}

/** A template with everything that it needs. */
export interface Generated {
  readonly template: string;
  readonly data: object;
  readonly partials: Readonly<Record<string, string>>;
  readonly injects: Readonly<Record<string, unknown>>;
}

/**
 * Writes a template and the data for it.
 * @param choices where chance comes from
 * @param hasText false leaves out all literal text, so that what prints is not only that
 * @returns the template and its data
 */
export function writeTemplate(choices: Choices, hasText: boolean): Generated {
  const site = new Site(choices);
  const shared: Shared = {
    choices,
    site,
    partials: {},
    injects: {},
    macros: 0,
    budget: 4 + choices.below(24),
    hasText,
  };
  const template = new Writer(shared, site.data, 0).body(5);
  return { template, data: site.data, partials: shared.partials, injects: shared.injects };
}
