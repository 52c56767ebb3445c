import type { Formatter } from '../../run/area.ts';
import { isTruthy, toScriptText, toText } from '../../values/convert.ts';
import { parsePath, readPath, step } from '../../values/path.ts';

/** {x|key-by path}: an object of the elements; those without a key are left out. Source: docs/behaviour/template-language.md §9. */
export const keyBy: Formatter<readonly [path: string]> = ([name]: readonly string[]) => {
  const path = name === undefined ? undefined : parsePath(name);
  return (value) => {
    const keyed: Record<string, unknown> = {};
    if (path === undefined || !Array.isArray(value)) return keyed;
    for (const element of value) {
      const key = readPath(element, path);
      const text = key === undefined ? FORBIDDEN_KEY : toScriptText(key);
      if (text !== FORBIDDEN_KEY) keyed[text] = element;
    }
    return keyed;
  };
};

/** This key would set the object's prototype. */
const FORBIDDEN_KEY = '__proto__';

/** Nothing, a path that has to be truthy in an element, or a table and a path in its value for the element. */
type FindArguments = readonly [] | readonly [path: string] | readonly [table: string, path: string];

/** {x|find-first path} or {x|find-first lookup path}. Source: docs/behaviour/template-language.md §9. */
export const findFirst: Formatter<FindArguments> = (args) =>
  finder(args, (list, isMatch) => list.find(isMatch));

/** {x|find-last path} or {x|find-last lookup path}. Source: docs/behaviour/template-language.md §9. */
export const findLast: Formatter<FindArguments> = (args) =>
  finder(args, (list, isMatch) => [...list].reverse().find(isMatch));

type Pick = (list: readonly unknown[], isMatch: (element: unknown) => boolean) => unknown;

function finder(args: readonly string[], pick: Pick): ReturnType<Formatter> {
  const [first, second] = args.map((name) => parsePath(name));
  if (first === undefined) return (value) => pickFrom(value, pick, () => true);
  if (second === undefined || args.length > 2) {
    return (value) => pickFrom(value, pick, (element) => isTruthy(readPath(element, first)));
  }
  return {
    scoped(value, scope) {
      const table = scope.lookUp(first);
      return pickFrom(value, pick, (element) => isTruthy(readPath(step(table, toText(element)), second)));
    },
  };
}

function pickFrom(value: unknown, pick: Pick, isMatch: (element: unknown) => boolean): unknown {
  return Array.isArray(value) ? pick(value, isMatch) : undefined;
}
