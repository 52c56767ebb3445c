import { scalarToNumber as number, type Scalar } from './scalar.ts';
import { ARGUMENTS_START, scalarOf, type Step } from './step.ts';

/** The functions, by name; each receives its first argument, which always exists, and all of its arguments. Source: docs/behaviour/template-language.md §6.3. */
const FUNCTIONS: Readonly<Record<string, (first: Scalar, args: readonly Scalar[]) => Scalar>> = {
  // Inherited members of objects are not functions of the language.
  __proto__: null as never,
  // Not Math.max: where one of the two is NaN, the language takes the later one.
  max: (_first, args) => args.map(number).reduce((left, right) => (left > right ? left : right)),
  min: (_first, args) => args.map(number).reduce((left, right) => (left < right ? left : right)),
  abs: (first) => Math.abs(number(first)),
  num: number,
  str: String,
  bool: Boolean,
};

/** A function precedes every operator. */
export const CALL_PRECEDENCE = 18;

/**
 * Creates the step of a function.
 * @param name its name
 * @returns the step; undefined for a name that is not a function's
 * Source: docs/behaviour/template-language.md §6.3
 */
export function call(name: string): Step | undefined {
  const apply = FUNCTIONS[name];
  return (
    apply && {
      text: `${name}()`,
      precedence: CALL_PRECEDENCE,
      work: (stack, { scope }) => {
        const args: Scalar[] = [];
        for (let entry = stack.pop(); entry !== undefined && entry !== ARGUMENTS_START; entry = stack.pop()) {
          const value = scalarOf(entry, scope);
          if (value !== undefined) args.push(value);
        }
        const [first] = args.reverse();
        if (first === undefined) return `Error calling function ${name}`;
        stack.push(apply(first, args));
        return undefined;
      },
    }
  );
}
