import ts from 'typescript';
import { functionAround, parseSource } from './function-around.ts';

/** A read of a member of a node which may be a form of the page. */
export interface FormRead {
  readonly line: number;
  /** The nearest name of a function around it. */
  readonly around: string;
  readonly text: string;
}

/** Types of nodes that may be a form; `Element` and `HTMLElement` mostly are a control, a tag or a node of ours. */
const MAYBE_FORM = /\b(HTMLFormElement|Node|ChildNode|ParentNode)\b/;
/** An array, a function or an object of nodes is not a node; nor is a root. */
const NO_NODE = /\[\]|=>|<|\{|typeof|ShadowRoot/;
/** They return ancestors, siblings or what is under a point. */
const FINDERS = /^(\w+\.)?(outerElement|parentOf|deepest|elementAt|elementFromPoint)\([^()]*\)$/;
/** Members that a script reads in order to walk; hidden by a control, the walk ends nowhere or never. */
const STEPS: ReadonlySet<string> = new Set([
  'assignedSlot',
  'nextElementSibling',
  'nextSibling',
  'parentElement',
  'parentNode',
  'previousElementSibling',
  'previousSibling',
]);

/**
 * Finds reads of members of nodes which may be forms of the page, other than through `membersOf`: by the annotated type
 * of a parameter or variable, by the function that found the node, and by a walk from node to node.
 * @param source TypeScript
 * @returns the reads, in order
 */
export function readsOfForms(source: string): readonly FormRead[] {
  const file = parseSource(source);
  const found: FormRead[] = [];
  const note = (node: ts.Node) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, around: functionAround(node), text: node.getText().split('\n')[0] ?? '' });
  };
  const visit = (node: ts.Node, around: ReadonlySet<string>) => {
    const names = isScope(node) ? namesIn(node, around) : around;
    if (isRiskyRead(node, names)) note(node);
    ts.forEachChild(node, (child) => {
      visit(child, names);
    });
  };
  visit(file, new Set());
  return found;
}

type Declared = ts.ParameterDeclaration | ts.VariableDeclaration;

function isScope(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || ts.isBlock(node) || ts.isForOfStatement(node) || ts.isForStatement(node);
}

function isRiskyRead(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isPropertyAccessExpression(node)) return isRisky(node.expression, names) || isStep(node);
  const isTakenApart = ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name);
  return isTakenApart && node.initializer !== undefined && isRisky(node.initializer, names);
}

/** In `next = next.parentElement`. */
function isStep(node: ts.PropertyAccessExpression): boolean {
  const { parent, expression, name } = node;
  const isAssigned = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssigned && parent.left.getText() === expression.getText() && STEPS.has(name.text);
}

function isRisky(expression: ts.Expression, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(expression)) return names.has(expression.text);
  if (ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression))
    return isRisky(expression.expression, names);
  return ts.isAsExpression(expression) && isMaybeForm(expression.type);
}

/** Names that a scope declares itself: parameters, and variables of a block or loop. */
function declaredIn(scope: ts.Node): readonly Declared[] {
  if (ts.isFunctionLike(scope)) return [...scope.parameters];
  const lists: ts.VariableDeclarationList[] = [];
  if (ts.isForOfStatement(scope) || ts.isForStatement(scope)) {
    if (scope.initializer && ts.isVariableDeclarationList(scope.initializer)) lists.push(scope.initializer);
  } else if (ts.isBlock(scope))
    for (const statement of scope.statements)
      if (ts.isVariableStatement(statement)) lists.push(statement.declarationList);
  return lists.flatMap(({ declarations }) => [...declarations]);
}

function isRiskyDeclaration(declared: Declared): boolean {
  const { type, initializer } = declared;
  if (type) return isMaybeForm(type);
  return initializer !== undefined && FINDERS.test(initializer.getText());
}

function isMaybeForm(type: ts.TypeNode): boolean {
  const text = type.getText();
  return MAYBE_FORM.test(text) && !NO_NODE.test(text);
}

function namesIn(scope: ts.Node, around: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(around);
  for (const declared of declaredIn(scope)) {
    if (!ts.isIdentifier(declared.name)) continue;
    if (isRiskyDeclaration(declared)) names.add(declared.name.text);
    else names.delete(declared.name.text);
  }
  return names;
}
