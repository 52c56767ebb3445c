/** Declarations speak of what stands in the package: `./x.js`, not the source's `./x.ts`. */
import ts from 'typescript';

const SOURCE_ENDING = /^(\.{1,2}\/.*)\.tsx?$/;

/**
 * A transformer for declarations that rewrites relative imports; TypeScript rewrites those of scripts only.
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>} the transformer
 */
export function withScriptEndings() {
  return (context) => {
    const visit = (node) => {
      if (ts.isStringLiteral(node) && SOURCE_ENDING.test(node.text) && isSpecifier(node)) {
        return context.factory.createStringLiteral(node.text.replace(SOURCE_ENDING, '$1.js'), true);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return (file) => (ts.isSourceFile(file) ? ts.visitEachChild(file, visit, context) : file);
  };
}

// Only module specifiers are written with a relative path and a source's ending in a declaration.
function isSpecifier(node) {
  const parent = node.parent ?? node.original?.parent;
  return (
    parent === undefined ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent)
  );
}
