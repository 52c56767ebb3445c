import ts from 'typescript';

/** Parses TypeScript or JavaScript, with JSX. */
export function parseSource(source: string): ts.SourceFile {
  return ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/**
 * Names the nearest function, method or variable with a function around a node.
 * @param node a node
 * @returns the name; `(top)` for none
 */
export function functionAround(node: ts.Node): string {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const name = ts.isFunctionLike(at) ? nameOf(at) : undefined;
    if (name !== undefined) return name;
  }
  return '(top)';
}

/**
 * Names a function by its own name, or that of the variable or member that holds it.
 * @param node a function
 * @returns undefined for an anonymous function
 */
export function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { parent } = node;
  const isHeld = ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent);
  return (node.name ?? (isHeld ? parent.name : undefined))?.getText();
}
