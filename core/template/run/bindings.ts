import type { Path } from '../values/path.ts';
import type { Instruction } from './instruction.ts';
import type { Renderable, Scope } from './scope.ts';

/**
 * Compiles {.inject @name file}: binds one of the caller's values.
 * @param name with its "@"
 * @param file the value's name
 * @param isStrict otherwise "", 0 and false count as missing
 * @returns the instruction
 * Source: template language §4 (inject), §16.11
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
 * @returns the instruction
 * Source: template language §4 (ctx)
 */
export function bindObject(name: string, entries: readonly (readonly [string, Path])[]): Instruction {
  return silently((scope) => {
    scope.bind(name, Object.fromEntries(entries.map(([key, path]) => [key, scope.lookUp(path) ?? null])));
  });
}

/**
 * Compiles {.macro name}: defines it in the current frame.
 * @param name any name
 * @param body what it runs
 * @returns the instruction
 * Source: template language §4 (macro)
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
