import { parseAst } from 'rollup/parseAst';

/** The imports of a script. */
export interface ScriptImports {
  /** Static imports. */
  readonly eager: readonly string[];
  /** Dynamic imports. */
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
  // The files for pages import through a function of their own, which retries once.
  const lazy = [...code.matchAll(/\(\s*["'`](\.{1,2}\/[^"'`?]+\.js)["'`]\s*[,)]/g)].map(
    ([, specifier = '']) => specifier,
  );
  return { eager, lazy: [...new Set(lazy)] };
}
