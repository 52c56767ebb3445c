import type { Formatter } from '../../run/area.ts';
import { toScriptText, toText } from '../../values/convert.ts';
import { parsePath, readPath } from '../../values/path.ts';

/** {x|prop a.b c}: follows paths, own properties only. Source: docs/behaviour/template-language.md §9. */
export const prop: Formatter<readonly [path: string, ...paths: string[]]> = (args) => {
  const path = args.flatMap((name) => parsePath(name));
  return (value) => readPath(value, path);
};

/** {x|get a b}: the values of `a` and `b` are the keys. Source: docs/behaviour/template-language.md §9. */
export const get: Formatter<readonly [reference: string, ...references: string[]]> = (args) => {
  const paths = args.map((name) => parsePath(name));
  return {
    scoped: (value, scope) => paths.reduce((current, path) => readBy(current, scope.lookUp(path)), value),
  };
};

function readBy(value: unknown, key: unknown): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(key)) return readPath(value, key.map(toSegment));
  return readPath(value, [typeof key === 'number' ? key : toText(key)]);
}

function toSegment(key: unknown): string | number {
  return typeof key === 'number' ? key : toScriptText(key);
}

/**
 * {x|lookup a}: the value of `a` is the name of the value to print.
 * Source: docs/behaviour/template-language.md §9
 */
export const lookup: Formatter<readonly [reference: string]> = ([name = '']: readonly string[]) => {
  if (name === '') return () => '';
  const path = parsePath(name);
  return { scoped: (_value, scope) => scope.lookUp(parsePath(toText(scope.lookUp(path)))) };
};
