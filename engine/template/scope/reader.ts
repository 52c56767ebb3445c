import { readPath, type Path } from '../values/path.ts';
import type { Scope } from './scope.ts';

/** Reads one value from a frame. */
export type Reader = (scope: Scope) => unknown;

/**
 * Compiles a path to a reader, with a fast path for the most common case: a property of the frame's own value.
 * @param path segments
 * @returns a function that resolves it in a frame
 * Source: docs/behaviour/template-language.md §5, §4
 */
export function readerOf(path: Path): Reader {
  const read = firstReader(path.slice(0, 1));
  if (path.length === 1) return read;
  return (scope) => {
    const value = read(scope);
    return value === undefined ? undefined : readPath(value, path, 1);
  };
}

function firstReader(path: Path): Reader {
  const [name] = path;
  if (name === '@') return (scope) => scope.value;
  if (typeof name !== 'string' || name.startsWith('@')) return (scope) => scope.lookUp(path);
  return (scope) => {
    const value = own(scope.value, name);
    return value === undefined ? scope.lookUp(path) : value;
  };
}

function own(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const value = (holder as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'object' || typeof value === 'number'
    ? value
    : undefined;
}
