import type { Area } from '../run/area.ts';
import { badTree } from '../tree/bad-tree.ts';
import { parse } from '../source/parse.ts';
import { createCompiler, type Read } from './compiler.ts';
import { engineOf } from './engine-of.ts';
import type { Engine, EngineParts } from './options.ts';

/**
 * Assembles an engine from the given areas and nothing else, for pages where size matters; it reads source text only.
 * @param parts areas, and how locales are opened
 * @throws AssertionError for a locale that is not a language tag, and for a limit that is not a number from 0 up
 * Source: docs/behaviour/template-language.md §8.4
 */
export function assembleEngine<const Areas extends readonly Area[]>(
  parts: EngineParts<Areas>,
): Engine<Areas> {
  const readText: Read = (source, names) =>
    typeof source === 'string' ? parse(source, names) : badTree('This engine reads text only');
  return engineOf(createCompiler(parts, readText));
}
