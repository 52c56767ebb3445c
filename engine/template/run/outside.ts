import type { Tools } from './area.ts';
import type { Scope } from '../scope/scope.ts';

/**
 * Returns the frame in which a formatter resolves references that are outside its value.
 * @param tools the formatter's
 * @returns maps a formatter's frame to the frame around the tag; in {.var} the existing engine is off by one
 * Source: docs/behaviour/template-language.md §11.4, §15.4
 */
export function outsideOf(tools: Tools): (scope: Scope) => Scope {
  return tools.isStrict && tools.isBinding === true ? (scope) => scope : (scope) => scope.parent ?? scope;
}
