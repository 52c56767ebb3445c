import { BROKEN_TAGS } from './broken-tags.ts';
import { CallWriter } from './call-writer.ts';
import type { Choices } from './choices.ts';
import { expression } from './expressions.ts';
import { LITERAL_TEXTS } from './literal-texts.ts';
import { Place } from './place.ts';
import { PREDICATES } from './predicates.ts';
import type { Shared } from './shared.ts';
import { ALL_KINDS } from './site.ts';

const PREDICATE_NAMES = Object.keys(PREDICATES);
const LITERALS = ['{.space}', '{.tab}', '{.newline}', '{.meta-left}', '{.meta-right}'] as const;

/** Writes one source, with the scope of each position. */
export class SourceWriter {
  readonly #shared: Shared;
  readonly #choices: Choices;
  readonly #place: Place;
  readonly #calls: CallWriter;
  readonly #writeInside: () => string;

  constructor(shared: Shared, value: unknown, depth: number) {
    this.#shared = shared;
    this.#choices = shared.choices;
    this.#place = new Place(shared.choices, shared.site, value);
    this.#writeInside = () => new SourceWriter(shared, undefined, depth + 1).body(3, 1);
    this.#calls = new CallWriter(shared, this.#place, depth, this.#writeInside);
  }

  /** Some instructions in a row. */
  body(most: number, level = 0): string {
    const [variables, macros] = [this.#place.variables, this.#place.macros];
    this.#place.variables = [...variables];
    this.#place.macros = [...macros];
    const body = this.#choices.some(1, most, () => this.#node(level)).join('');
    this.#place.variables = variables;
    this.#place.macros = macros;
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
      [2, () => this.#choices.one(BROKEN_TAGS)],
    ])();
  }

  #text(): string {
    const text = this.#choices.one(this.#choices.chance(80) ? LITERAL_TEXTS.slice(0, 9) : LITERAL_TEXTS);
    return this.#shared.hasText ? text : '';
  }

  #variable(): string {
    return this.#choices.weighted<() => string>([
      [3, () => `{${this.#place.reference()}}`],
      [
        1,
        () =>
          `{${this.#place.reference()},${this.#choices.chance(50) ? ' ' : ''}${this.#place.reference()}${this.#calls.follower()}}`,
      ],
      [9, () => `{${this.#calls.formatted()}}`],
    ])();
  }

  #within(value: unknown, most: number, level: number): string {
    return this.#place.within(value, () => this.body(most, level + 1));
  }

  #section(level: number): string {
    const name = this.#place.reachable([
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
    const value = this.#place.here(this.#place.values.at(-1), name);
    return `{.section ${name}}${this.#within(value, 4, level)}${this.#otherwise(value, level)}${this.#end()}`;
  }

  #repeated(level: number): string {
    const name = this.#place.reachable([
      'rows',
      'posts',
      'products',
      'numbers',
      'texts',
      'images',
      'rows',
      'anything',
    ]);
    const list = this.#place.here(this.#place.values.at(-1), name);
    const element: unknown = Array.isArray(list) ? list[0] : undefined;
    const body = this.#within(element, 3, level);
    const alternates = this.#choices.chance(30) ? `{.alternates with}${this.#separator(element, level)}` : '';
    return `{.repeated section ${name}}${body}${alternates}${this.#otherwise(this.#place.values.at(-1), level)}${this.#end()}`;
  }

  #separator(element: unknown, level: number): string {
    if (this.#choices.chance(6)) return this.#within(element, 2, level);
    return this.#choices.one([', ', ' | ', '{@index}', '{.space}', '{@|json}', '-']);
  }

  #if(level: number): string {
    const operator = (): string => this.#choices.one(['&&', '||', ' && ', ' || ', ' &&']);
    const condition = this.#choices.chance(85)
      ? this.#choices
          .some(1, 3, () => this.#place.reference())
          .reduce((left, right) => left + operator() + right)
      : this.#calls.call();
    return `{.if ${condition}}${this.body(3, level + 1)}${this.#otherwise(this.#place.values.at(-1), level)}${this.#end()}`;
  }

  #predicate(level: number): string {
    const name = this.#choices.one(PREDICATE_NAMES);
    const kind = this.#choices.one(PREDICATES[name]?.on ?? ALL_KINDS);
    const block = (): string =>
      `{.${this.#calls.call(name)}}${this.body(2, level + 1)}${this.#otherwise(this.#place.values.at(-1), level)}${this.#end()}`;
    if (!this.#place.isAtRoot || this.#choices.chance(15)) return block();
    const about = this.#shared.site.name(kind);
    const inner = this.#place.within(this.#shared.site.data[about], block);
    return `{.section ${about}}${inner}{.end}`;
  }

  #otherwise(value: unknown, level: number): string {
    if (!this.#choices.chance(45)) return '';
    const conditional = this.#choices.chance(20)
      ? `{.or ${this.#calls.call()}}${this.#within(value, 2, level)}`
      : '';
    return `${conditional}{.or}${this.#within(value, 2, level)}`;
  }

  #end(): string {
    return this.#choices.chance(1) ? '' : '{.end}';
  }

  #bind(): string {
    const value = this.#choices.chance(60) ? this.#calls.formatted() : this.#place.reference();
    return `{.var ${this.#place.define(this.#choices.one(['@a', '@b', '@x']))} ${value}}${this.#use()}`;
  }

  #context(): string {
    const pairs = this.#choices.some(
      1,
      3,
      () => `${this.#choices.one(['a', 'b', 'title'])}=${this.#place.reference()}`,
    );
    const name = this.#place.define(this.#choices.one(['@c', '@a']));
    return `{.ctx ${name} ${pairs.join(' ')}}{${name}.a}{${name}|json}`;
  }

  #macro(): string {
    const name = `m${this.#shared.macros++}${this.#choices.chance(20) ? '.html' : ''}`;
    const body = this.#writeInside();
    this.#place.macros.push(name);
    return `{.macro ${name}}${body}${this.#end()}{${this.#place.reference()}|apply ${name}}`;
  }

  #include(): string {
    const name =
      this.#choices.chance(50) && this.#place.macros.length > 0
        ? this.#choices.one(this.#place.macros)
        : this.#calls.partial();
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
    return `{.inject ${this.#place.define('@i')} ${name}${this.#choices.one(['', '', ' x'])}}{@i.title}{@i}`;
  }

  #eval(): string {
    const code = expression(
      this.#choices,
      () => this.#place.reference(),
      (name) => this.#place.variables.push(name),
    );
    return `{.eval ${code}}${this.#choices.chance(30) ? this.#use() : ''}`;
  }

  #use(): string {
    return this.#place.variables.length > 0
      ? `{${this.#choices.one(this.#place.variables)}${this.#calls.follower()}}`
      : '';
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
