import fc, { type GeneratorValue } from 'fast-check';

/** Random choices, drawn from fast-check so that a seed repeats them. */
export interface Choices {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** True so many times of a hundred. */
  chance(percent: number): boolean;
  one<T>(list: readonly T[]): T;
  /** One of the pairs [weight, value]; weights are whole numbers. */
  weighted<T>(pairs: readonly (readonly [number, T])[]): T;
  /** So many results, from least to most. */
  some<T>(least: number, most: number, make: () => T): T[];
  /** Whatever an arbitrary of fast-check gives. */
  draw<T>(arbitrary: () => fc.Arbitrary<T>): T;
}

const number = (): fc.Arbitrary<number> => fc.noBias(fc.nat(0x3fffffff));

/**
 * Makes choices from a generator of fast-check.
 * @param draw the generator of `fc.gen()`
 */
export function choicesFrom(draw: GeneratorValue): Choices {
  const below = (limit: number): number => draw(number) % limit;
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return {
    below,
    one,
    chance: (percent) => below(100) < percent,
    weighted: (pairs) => {
      let left = below(pairs.reduce((sum, [weight]) => sum + weight, 0));
      for (const [weight, value] of pairs) {
        if (left < weight) return value;
        left -= weight;
      }
      return one(pairs)[1];
    },
    some: (least, most, make) => Array.from({ length: least + below(most - least + 1) }, () => make()),
    draw: (arbitrary) => draw(arbitrary),
  };
}
