import type { Area } from '../run/area.ts';
import { badTree } from '../source/bad-tree.ts';
import { parse } from '../source/parse.ts';
import { createCompiler, type Read } from './compiler.ts';
import { engineOf } from './engine-of.ts';
import type { Engine, EngineParts } from './options.ts';

/**
 * Puts an engine together from the areas it is given and nothing else, for pages that count bytes; it reads text only.
 * @param parts areas, and how locales are opened
 * @throws AssertionError for a locale that is no language tag, and for a limit that is no number from 0 on
 * Source: docs/behaviour/template-language.md §8.4
 */
export function assembleEngine<const Areas extends readonly Area[]>(
  parts: EngineParts<Areas>,
): Engine<Areas> {
  const readText: Read = (source, names) =>
    typeof source === 'string' ? parse(source, names) : badTree('This engine reads text only');
  return engineOf(createCompiler(parts, readText));
}
