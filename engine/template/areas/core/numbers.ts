import type { Formatter, PlainFormatter } from '../../run/area.ts';
import { sizeOf, toNumber, toText } from '../../values/convert.ts';

/** {x|count}. Source: docs/behaviour/template-language.md §9. */
export const count: PlainFormatter = () => (value) =>
  typeof value === 'string' ? value.length : sizeOf(value);

/** {x|round}: halves are rounded up. Source: docs/behaviour/template-language.md §9. */
export const round: PlainFormatter = () => (value) => Math.round(toNumber(value));

/** {x|mod divisor}. Source: docs/behaviour/template-language.md §9. */
export const mod: Formatter<readonly [divisor?: `${number}`]> = ([argument = '2']) => {
  const divisor = Number.parseInt(argument, 10) || 2;
  return (value) => toNumber(value) % divisor;
};

/** {x|cycle a b c}: 1 returns the first, and it wraps around. Source: docs/behaviour/template-language.md §9. */
export const cycle: Formatter<readonly [first: string, ...others: string[]]> = (args) => {
  const { length } = args;
  return (value) => args[(((toNumber(value) - 1) % length) + length) % length];
};

/** {x|pluralize plural} or {x|pluralize singular plural}. Source: docs/behaviour/template-language.md §9. */
export const pluralize: Formatter<
  readonly [] | readonly [plural: string] | readonly [singular: string, plural: string]
> = (args) => {
  const [singular, plural] = args.length > 1 ? args : ['', args[0] ?? 's'];
  return (value) => (toNumber(value) === 1 ? singular : plural);
};

/** {x|iter}: the index of the surrounding loop. Source: docs/behaviour/template-language.md §9. */
export const iter: PlainFormatter = () => ({ scoped: (_value, scope) => toText(scope.lookUp(['@index'])) });
