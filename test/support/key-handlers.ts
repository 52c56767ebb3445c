import ts from 'typescript';
import { functionAround, nameOf, parseSource } from './function-around.ts';

/** Keys that input methods use for their candidates. */
const KEYS = /^(Enter|Escape|Arrow(Up|Down|Left|Right))$/;
/** `isComposing` of an event alone misses the last key in Safari. */
const ASKS_INLINE = /^isComposing \|\| keyCode === 229$/;

/**
 * Finds functions that act on Enter, Escape or arrows without leaving the keys of input methods alone. A function does if it, a
 * function around it, a function of the same file that it calls, or every function of the file that calls it, asks `isComposing(event)`.
 * @param source TypeScript or JavaScript
 * @returns the nearest name around each, in order; `(top)` for none
 */
export function unaskingKeyHandlers(source: string): readonly string[] {
  const file = parseSource(source);
  const tables = tablesOfKeys(file);
  const handlers = new Set<ts.Node>();
  walk(file, (node) => {
    if (!isKey(node) && !(ts.isIdentifier(node) && tables.has(node.text))) return;
    const around = functionNode(node);
    if (around || !isInTable(node, tables)) handlers.add(around ?? file);
  });
  return [...handlers].filter((handler) => !asks(file, handler, true)).map(functionAround);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}

function isKey(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return KEYS.test(node.name.text);
  return ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent) && KEYS.test(node.text);
}

function functionNode(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node.parent, ts.isFunctionLike);
}

/** Constants of the file with names of keys, also by way of another such constant. */
function tablesOfKeys(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && !ts.isFunctionLike(initializer))
        walk(initializer, (node) => {
          if (isKey(node) || (ts.isIdentifier(node) && names.has(node.text))) names.add(name.getText());
        });
  }
  return names;
}

/** Whether a node outside functions is part of a table, or names one in an import, export or type. */
function isInTable(node: ts.Node, tables: ReadonlySet<string>): boolean {
  const declaration = ts.findAncestor(node, ts.isVariableDeclaration);
  return (
    (declaration !== undefined && tables.has(declaration.name.getText())) ||
    ts.findAncestor(node, ts.isTypeNode) !== undefined
  );
}

/** The nodes of a function without those of functions inside. */
function ownNodes(around: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(around, visit);
  return nodes;
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function asks(file: ts.SourceFile, around: ts.Node, isFollowed: boolean): boolean {
  for (let at: ts.Node | undefined = around; at; at = functionNode(at)) if (asksItself(file, at)) return true;
  return isFollowed && isCalledAfterAsking(file, around);
}

function asksItself(file: ts.SourceFile, around: ts.Node, isFollowed = true): boolean {
  return ownNodes(around).some((node) => {
    if (ts.isBinaryExpression(node) && ASKS_INLINE.test(withoutLeft(node))) return true;
    if (!ts.isCallExpression(node)) return false;
    if (calledName(node) === 'isComposing') return true;
    return isFollowed && functionsNamed(file, calledName(node)).some((one) => asksItself(file, one, false));
  });
}

/** In `key !== 'Escape' || isComposing || keyCode === 229`, the last two. */
function withoutLeft(node: ts.BinaryExpression): string {
  return node.getText().split(' || ').slice(-2).join(' || ');
}

function isCalledAfterAsking(file: ts.SourceFile, around: ts.Node): boolean {
  const name = ts.isFunctionLike(around) ? nameOf(around) : undefined;
  const callers: ts.Node[] = [];
  walk(file, (node) => {
    if (ts.isCallExpression(node) && calledName(node) === name) callers.push(functionNode(node) ?? file);
  });
  return callers.length > 0 && callers.every((caller) => asks(file, caller, false));
}

function functionsNamed(file: ts.SourceFile, name: string): readonly ts.Node[] {
  const found: ts.Node[] = [];
  walk(file, (node) => {
    if (ts.isFunctionLike(node) && nameOf(node) === name) found.push(node);
  });
  return found;
}
