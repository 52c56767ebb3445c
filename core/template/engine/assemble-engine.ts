import { lint } from '../source/lint.ts';
import { parse } from '../source/parse.ts';
import { readTree } from '../source/read-tree.ts';
import { createCompiler, errorsOf, type EngineParts } from './compiler.ts';
import type { Engine } from './options.ts';

/**
 * Puts an engine together from the areas it is given and nothing else, for pages that count bytes.
 * @param parts areas, and how locales are opened
 * @returns the engine
 * Source: advice §4.4 (registries per area, by import)
 */
export function assembleEngine(parts: EngineParts): Engine {
  const compiler = createCompiler(parts, (source, names) =>
    typeof source === 'string' ? parse(source, names) : readTree(source),
  );
  return {
    compile: (source, name = '') => compiler.compile(source, name),
    render: (source, data, options) => compiler.compile(source, '').render(data, options),
    parse: (source) => parse(source, compiler.names).tree,
    lint(source, name = '') {
      const found = errorsOf({ name, source }, lint(source, compiler.names));
      return [...compiler.check(source, name), ...found].sort((one, other) => one.offset - other.offset);
    },
  };
}
