import type { Area, ArgumentList } from '../run/area.ts';

/** The names of the formatters in some areas. */
export type FormatterName<Areas extends readonly Area[]> = Areas[number] extends infer Each
  ? Each extends Area
    ? keyof Each['formatters'] & string
    : never
  : never;

/** The arguments of one formatter, as its area declares them; none if it ignores them. */
export type FormatterArguments<
  Areas extends readonly Area[],
  Name extends string,
> = Areas[number] extends infer Each
  ? Each extends { readonly formatters: Readonly<Record<Name, infer Formatter>> }
    ? Formatter extends () => unknown
      ? readonly []
      : Formatter extends (args: infer Arguments extends ArgumentList, ...rest: never) => unknown
        ? Arguments
        : readonly string[]
    : never
  : never;
