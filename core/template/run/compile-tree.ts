import type { Body, Branch, TreeNode } from '../source/tree.ts';
import { type Block, blockOf, choosing, EMPTY_BLOCK, type Choose, type Part } from './block.ts';
import { conditionOf, either, section } from './blocks.ts';
import type { Compilation } from './compilation.ts';
import { evaluate } from './evaluate.ts';
import { include } from './include.ts';
import { instructionName } from './instruction-name.ts';
import type { Instruction } from './instruction.ts';
import { loop } from './loop.ts';
import { bindObject, defineMacro, inject } from './bindings.ts';
import { wordsOf } from './words-of.ts';
import { compileBinding, compileVariable } from './variable.ts';

type Conditional = Extract<TreeNode, readonly [5 | 8, ...unknown[]]>;

/** Instructions that only print a text. Source: docs/behaviour/template-language.md §2.4 */
const LITERALS: Readonly<Record<number, string>> = { 12: '{', 13: '}', 14: '\n', 15: ' ', 16: '\t' };

/**
 * Compiles the instructions of a block to one closure each, texts merged.
 * @param compilation the template's
 * @param body instructions
 * Source: docs/behaviour/template-language.md §4
 */
export function compileBody(compilation: Compilation, body: Body): Block {
  const texts: string[] = [];
  const parts: Part[] = [];
  let text = '';
  for (const node of body) {
    const instruction = typeof node === 'number' ? LITERALS[node] : compileSafely(compilation, node);
    if (typeof instruction === 'object') {
      parts.push({ instruction, fail: failureOf(compilation, node) });
      texts.push(text);
      text = '';
    } else text += instruction ?? '';
  }
  return blockOf([...texts, text], parts);
}

/** A page's own formatter or predicate may throw while it is prepared, and blocks may nest deeper than the stack. */
function compileSafely(
  compilation: Compilation,
  node: Exclude<TreeNode, number>,
): Instruction | string | undefined {
  try {
    return compileNode(compilation, node);
  } catch (error) {
    const { name, message } = wordsOf(error);
    compilation.report(
      node,
      'unexpected',
      `SyntaxError: ${instructionName(node)} cannot be compiled: ${name}: ${message}`,
    );
    return undefined;
  }
}

function failureOf(compilation: Compilation, node: TreeNode): Part['fail'] {
  const fail = compilation.failAt(node);
  return (scope, thrown) => {
    const { name, message } = wordsOf(thrown);
    const instruction = instructionName(node);
    fail(
      scope,
      'unexpected',
      `RuntimeError: Unexpected ${name} error when executing ${instruction}: ${message}`,
    );
  };
}

/** The branches of a block from a given one on: the first whose condition is met is run. */
function compileBranches(compilation: Compilation, branch: Conditional | Branch): Choose {
  if (typeof branch !== 'object' || branch === null) return always(EMPTY_BLOCK);
  if (branch[1] === 0) return always(compileBody(compilation, branch[3]));
  const isMet =
    branch[0] === 8
      ? conditionOf(branch[1], branch[2])
      : compilation.predicateAt(branch, branch[1], branch[2]);
  return either(isMet, compileBody(compilation, branch[3]), compileBranches(compilation, branch[4]));
}

function always(block: Block): Choose {
  return () => block;
}

/** Compiles one instruction; a string is text, undefined prints nothing. */
// One arm for each instruction of the language: splitting the table would hide it.
// eslint-disable-next-line complexity
function compileNode(
  compilation: Compilation,
  node: Exclude<TreeNode, number>,
): Instruction | string | undefined {
  switch (node[0]) {
    case 0:
      return node[1];
    case 1:
      return compileVariable(compilation, node, node[1], node[2]);
    case 2:
      return section(node[1], compileBody(compilation, node[2]), compileBranches(compilation, node[3]));
    case 4: {
      const blocks = {
        body: compileBody(compilation, node[2]),
        otherwise: compileBranches(compilation, node[3]),
        separator: compileBody(compilation, node[4] ?? []),
      };
      return loop(node[1], blocks, compilation.failAt(node));
    }
    case 5:
    case 8:
      return choosing(compileBranches(compilation, node));
    case 6:
      return compileBinding(compilation, node);
    case 9:
      return inject(node[1], node[2], compilation.dialect.isStrict);
    case 10:
      return defineMacro(node[1], compileBody(compilation, node[2]));
    case 20:
      return choosing(always(compileBody(compilation, node[2])));
    case 22:
      return bindObject(node[1], node[2], compilation.failAt(node));
    case 23:
      return evaluate(compilation, node, node[1]);
    case 24:
      return include(compilation, node, node[1], node[2]);
    default:
      return undefined;
  }
}
