import { namesInTree, type Template } from '../../../../engine/template/index.ts';

/** The instruction's code in a tree. Source: docs/behaviour/template-language.md §8.1. */
const MACRO = 10;

/** A partial that is applied but not defined. */
export interface MissingPartial {
  /** The file that applies it. */
  readonly by: string;
  readonly name: string;
}

/**
 * Finds a partial that a page applies but that is neither a template nor a macro at the top of the page or of its
 * partials. Otherwise visitors would be the first to see the gap that it leaves.
 * @param page the page's template
 * @param templates all templates by name
 * @returns the first such partial; undefined when the page is complete
 * Source: docs/behaviour/template-language.md §7.2
 */
export function findMissingPartial(
  page: Template,
  templates: Readonly<Record<string, Template>>,
): MissingPartial | undefined {
  // Grows while iterating: partials of partials are part of the page, too.
  const parts = new Set([page]);
  const applied = new Map<string, string>();
  for (const { tree, name: by } of parts) {
    for (const name of namesInTree(tree).partials) {
      const part = templates[name];
      if (part) parts.add(part);
      else applied.set(name, by);
    }
  }
  const macros = new Set([...parts].flatMap(macrosOf));
  for (const [name, by] of applied) if (!macros.has(name)) return { by, name };
  return undefined;
}

function macrosOf({ tree: [, , body] }: Template): readonly string[] {
  return body.flatMap((node) => (typeof node !== 'number' && node[0] === MACRO ? [node[1]] : []));
}
