import { assert } from '../../../core/errors/index.ts';
import { parse } from '../source/parse.ts';
import type { Compiler } from './compiler.ts';
import type { Engine } from './options.ts';

/**
 * Wraps a compiler as an engine.
 * @param compiler compiles, and has the names
 */
export function engineOf({ compile, formatter, names }: Compiler): Engine {
  return {
    names,
    compile,
    formatter,
    render: (source, data, options) => compile(source).render(data, options),
    parse(source) {
      assert(typeof source === 'string', 'parse', "a template's text", source);
      return parse(source, names).tree;
    },
  };
}
