import type { Choices } from './choices.ts';
import { FOLLOWERS, FORMATTERS, type FormatterHabit } from './formatters.ts';
import type { Place } from './place.ts';
import { PREDICATES } from './predicates.ts';
import type { Shared } from './shared.ts';

const FORMATTER_NAMES = Object.keys(FORMATTERS);
const PREDICATE_NAMES = Object.keys(PREDICATES);
const DELIMITERS = [':', ',', '/', '~', ';', '\t', '%', '='] as const;

/** Writes calls of formatters and predicates, with their arguments. */
export class CallWriter {
  readonly #shared: Shared;
  readonly #choices: Choices;
  readonly #place: Place;
  readonly #depth: number;
  readonly #writePartial: () => string;

  constructor(shared: Shared, place: Place, depth: number, writePartial: () => string) {
    this.#shared = shared;
    this.#choices = shared.choices;
    this.#place = place;
    this.#depth = depth;
    this.#writePartial = writePartial;
  }

  formatted(): string {
    const choices = this.#choices;
    const name = choices.chance(7) ? 'apply' : choices.one(FORMATTER_NAMES);
    if (name === 'apply') return `${this.#place.reference()}|apply${this.applied()}${this.follower()}`;
    const habit = FORMATTERS[name] as FormatterHabit;
    this.#shared.site.furnish(habit.beside ?? []);
    const kind = choices.one(habit.on);
    const second = habit.isPair || choices.chance(4) ? `,${this.#place.nameOf(kind)}` : '';
    const args = choices.chance(4)
      ? [choices.one(['', 'x', '0', '<b>'])]
      : habit.args?.(choices, () => this.#place.reference());
    return `${this.#place.nameOf(kind)}${second}|${name}${this.#arguments(args ?? [])}${this.follower()}`;
  }

  follower(): string {
    const choices = this.#choices;
    if (!choices.chance(18)) return '';
    const name = choices.chance(70) ? choices.one(FOLLOWERS) : choices.one(FORMATTER_NAMES);
    if (name === 'apply') return `|apply${this.applied()}`;
    const args = FORMATTERS[name]?.args?.(choices, () => this.#place.reference()) ?? [];
    return `|${name}${this.#arguments(args)}${this.follower()}`;
  }

  #arguments(pieces: readonly string[]): string {
    if (pieces.length === 0) return this.#choices.chance(2) ? ' ' : '';
    const others = DELIMITERS.filter((delimiter) => !pieces.some((piece) => piece.includes(delimiter)));
    const delimiter = this.#choices.chance(10) && others.length > 0 ? this.#choices.one(others) : ' ';
    // An argument cannot contain characters that end the tag or the chain.
    return pieces.map((piece) => delimiter + piece.replace(/[|}]/g, '')).join('');
  }

  applied(): string {
    const choices = this.#choices;
    const name =
      choices.chance(40) && this.#place.macros.length > 0 ? choices.one(this.#place.macros) : this.partial();
    const args = choices.some(0, choices.chance(25) ? 2 : 0, () =>
      choices.one(['private', 'a=1', 'b=x=y', 'class=', 'x']),
    );
    return this.#arguments([name, ...args]);
  }

  /** A partial to be applied, which is written now and applies only later ones: no endless rounds. */
  partial(): string {
    const { partials, budget } = this.#shared;
    if (this.#choices.chance(4)) return this.#choices.one(['nope', 'nope.html', '']);
    const name = `p${Object.keys(partials).length}`;
    if (this.#depth >= 2 || budget <= 0 || Object.keys(partials).length > 5) return 'nope';
    partials[name] = '';
    partials[name] = this.#choices.weighted<() => string>([
      [12, () => this.#writePartial()],
      [1, () => `({.if next}{next|apply ${name}}{.or}{title|html}{.end})`],
      [1, () => `x{@|apply ${name}}`],
      [1, () => `<{@args.a}{@args}{@|str}>`],
    ])();
    return name;
  }

  call(name = this.#choices.one(PREDICATE_NAMES)): string {
    const habit = PREDICATES[name];
    this.#shared.site.furnish(habit?.beside ?? []);
    return name + this.#arguments(habit?.args?.(this.#choices, () => this.#place.reference()) ?? []);
  }
}
