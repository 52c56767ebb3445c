import { ARGUMENTS_START, scalarOf } from './operands.ts';
import { scalarToNumber, type Scalar } from './scalar.ts';
import type { Step } from './step.ts';

type Arguments = readonly [Scalar, ...Scalar[]];

/** The functions, by name; they are given one argument at least. Source: template language §6.3. */
const FUNCTIONS: Readonly<Record<string, (args: Arguments) => Scalar>> = {
  // Not Math.max: where one of the two is NaN, the language takes the later one.
  max: (args) => args.map(scalarToNumber).reduce((left, right) => (left > right ? left : right)),
  min: (args) => args.map(scalarToNumber).reduce((left, right) => (left < right ? left : right)),
  abs: ([first]) => Math.abs(scalarToNumber(first)),
  num: ([first]) => scalarToNumber(first),
  str: ([first]) => String(first),
  bool: ([first]) => Boolean(first),
};

/** A function comes before every operator. */
export const CALL_PRECEDENCE = 18;

/**
 * Makes the step of a function.
 * @param name its name
 * @returns the step; undefined for a name that is no function's
 * Source: template language §6.3
 */
export function call(name: string): Step | undefined {
  const apply = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  return (
    apply && {
      text: `${name}()`,
      precedence: CALL_PRECEDENCE,
      work: (stack, { scope }) => {
        const args: Scalar[] = [];
        for (let entry = stack.pop(); entry !== undefined && entry !== ARGUMENTS_START; entry = stack.pop()) {
          const value = scalarOf(entry, scope);
          if (value !== undefined) args.unshift(value);
        }
        if (args.length === 0) return `Error calling function ${name}`;
        stack.push(apply(args as unknown as Arguments));
        return undefined;
      },
    }
  );
}
