import type { Tools } from './area.ts';
import type { Scope } from './scope.ts';

/**
 * Tells in which frame a formatter resolves what its arguments name outside its value.
 * @param tools the formatter's
 * @returns from the frame a formatter is given to the frame around the tag; in {.var} the existing engine misses by one
 * Source: docs/behaviour/template-language.md §11.4, §15.4
 */
export function outsideOf(tools: Tools): (scope: Scope) => Scope {
  return tools.isStrict && tools.isBinding === true ? (scope) => scope : (scope) => scope.parent ?? scope;
}
