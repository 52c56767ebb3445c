import type { Path } from '../values/path.ts';
import type { Fail, Renderable, Scope } from '../scope/scope.ts';
import type { Instruction } from './instruction.ts';
import { spend } from '../scope/budget.ts';

/**
 * Compiles {.inject @name file}: binds one of the caller's values.
 * @param name with its "@"
 * @param file the value's name
 * @param isStrict otherwise "", 0 and false count as missing
 * Source: docs/behaviour/template-language.md §4.9, §15.4
 */
export function inject(name: string, file: string, isStrict: boolean): Instruction {
  return silently((scope) => {
    const { injects } = scope.run;
    const value = Object.hasOwn(injects, file) ? injects[file] : undefined;
    scope.bind(name, isStrict || Boolean(value) ? value : undefined);
  });
}

/**
 * Compiles {.ctx @name key=path …}: binds an object of values.
 * @param name with its "@"
 * @param entries keys with the paths of their values
 * @param fail notes that a limit was reached; nothing is bound then
 * Source: docs/behaviour/template-language.md §4.8
 */
export function bindObject(
  name: string,
  entries: readonly (readonly [string, Path])[],
  fail: Fail,
): Instruction {
  return silently((scope) => {
    const object = Object.fromEntries(entries.map(([key, path]) => [key, scope.lookUp(path) ?? null]));
    // An object that contains the previous one twice doubles with each tag: thirty tags produce gigabytes of JSON.
    const copies = Object.values(object).reduce<number>((sum, value) => sum + copiesIn(value), 0);
    const isBearable = copies === 0 || spend(scope, copies, fail) === copies;
    copiesOf.set(object, copies + 1);
    scope.bind(name, isBearable ? object : undefined);
  });
}

/** The number of nested objects created by templates, itself included. */
const copiesOf = /* @__PURE__ */ new WeakMap<object, number>();

function copiesIn(value: unknown): number {
  return typeof value === 'object' && value !== null ? (copiesOf.get(value) ?? 0) : 0;
}

/**
 * Compiles {.macro name}: defines it in the current frame.
 * @param name any name
 * @param body the body to run
 * Source: docs/behaviour/template-language.md §4.10
 */
export function defineMacro(name: string, body: Renderable): Instruction {
  return silently((scope) => {
    scope.define(name, body);
  });
}

function silently(act: (scope: Scope) => void): Instruction {
  return {
    render(scope) {
      act(scope);
      return '';
    },
  };
}
