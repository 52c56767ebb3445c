import { readTree } from '../tree/read-tree.ts';
import { badTree } from '../tree/bad-tree.ts';
import { createCompiler, type Read } from './compiler.ts';
import type { EngineParts, Template } from './options.ts';

/**
 * Compiles a tree without a parser on the page; partials must be trees or templates too.
 * @param tree the template as JSON, such as `compileToModule` prints
 * @param parts the areas it needs, and how locales are opened
 * @param name for its errors
 * @throws AssertionError for a locale that is not a language tag, and for a limit that is not a number from 0 up
 * Source: docs/behaviour/template-language.md §8.5
 */
export function templateFromTree<Data = unknown>(
  tree: unknown,
  parts: EngineParts,
  name = '',
): Template<Data> {
  const readTreesOnly: Read = (source) =>
    typeof source === 'string' ? badTree('This template reads partials as trees only') : readTree(source);
  return createCompiler(parts, readTreesOnly).compile(tree, name);
}
