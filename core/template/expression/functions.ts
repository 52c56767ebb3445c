import { scalarToNumber } from './scalar.ts';
import type { ExpressionFunction, Scalar } from './token.ts';

/** The functions of the language, by name. Source: template language §6.3. */
export const FUNCTIONS: Readonly<Record<string, ExpressionFunction>> = {
  max: (args) => best(args, (left, right) => left > right),
  min: (args) => best(args, (left, right) => left < right),
  abs: ([first]) => Math.abs(scalarToNumber(first as Scalar)),
  num: ([first]) => scalarToNumber(first as Scalar),
  str: ([first]) => String(first),
  bool: ([first]) => Boolean(first),
};

// Not Math.max: where one of the two is NaN, the language takes the later one.
function best(args: readonly Scalar[], isBetter: (left: number, right: number) => boolean): number {
  return args.map(scalarToNumber).reduce((left, right) => (isBetter(left, right) ? left : right));
}
