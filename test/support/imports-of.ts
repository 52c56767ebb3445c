import { parseAst } from 'rollup/parseAst';

/** What a script fetches. */
export interface ScriptImports {
  /** Fetched before it runs. */
  readonly eager: readonly string[];
  /** Fetched when it asks. */
  readonly lazy: readonly string[];
}

/**
 * Reads the imports of a module as a browser would.
 * @param code the module
 * @returns the specifiers, in order, each once
 */
export function importsOf(code: string): ScriptImports {
  const { body } = parseAst(code);
  const eager = body.flatMap((node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration')
      return [String(node.source.value)];
    return node.type === 'ExportNamedDeclaration' && node.source ? [String(node.source.value)] : [];
  });
  // What did not come is asked for again, with a query.
  const lazy = [...code.matchAll(/\bimport\(\s*["'`]([^"'`?]+)["'`?]/g)].map(
    ([, specifier = '']) => specifier,
  );
  return { eager, lazy: [...new Set(lazy)] };
}
