import { instructionName, LITERAL_TEXTS, OPCODES } from '../tree/opcodes.ts';
import type { Body, Branch, IfNode, PredicateNode, TreeNode } from '../tree/tree.ts';
import { type Block, blockOf, choosing, EMPTY_BLOCK, type Choose, type Part } from './block.ts';
import { conditionOf, either, section } from './blocks.ts';
import type { Compilation } from './compilation.ts';
import { evaluate } from './evaluate.ts';
import { include } from './include.ts';
import type { Instruction } from './instruction.ts';
import { loop } from './loop.ts';
import { bindObject, defineMacro, inject } from './bindings.ts';
import { errorText } from '../diagnostics/error-text.ts';
import { compileBinding, compileVariable } from './variable.ts';

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
    const instruction = typeof node === 'number' ? LITERAL_TEXTS.get(node) : compileSafely(compilation, node);
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
    const { name, message } = errorText(error);
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
    const { name, message } = errorText(thrown);
    const instruction = instructionName(node);
    fail(
      scope,
      'unexpected',
      `RuntimeError: Unexpected ${name} error when executing ${instruction}: ${message}`,
    );
  };
}

/** The branches of a block from a given one on: the first whose condition is met is run. */
function compileBranches(compilation: Compilation, branch: PredicateNode | IfNode | Branch): Choose {
  if (typeof branch !== 'object' || branch === null) return always(EMPTY_BLOCK);
  if (branch[1] === 0) return always(compileBody(compilation, branch[3]));
  const isMet =
    branch[0] === OPCODES.IF
      ? conditionOf(branch[1], branch[2])
      : compilation.predicateAt(branch, branch[1], branch[2]);
  return either(isMet, compileBody(compilation, branch[3]), compileBranches(compilation, branch[4]));
}

function always(block: Block): Choose {
  return () => block;
}

/** Compiles one instruction; a string is text, undefined prints nothing. */
// oxlint-disable-next-line complexity -- one arm per instruction of the language; splitting the table would hide it
function compileNode(
  compilation: Compilation,
  node: Exclude<TreeNode, number>,
): Instruction | string | undefined {
  switch (node[0]) {
    case OPCODES.TEXT:
      return node[1];
    case OPCODES.VARIABLE: {
      const [, paths, calls] = node;
      return compileVariable(compilation, node, paths, calls);
    }
    case OPCODES.SECTION: {
      const [, path, body, next] = node;
      return section(path, compileBody(compilation, body), compileBranches(compilation, next));
    }
    case OPCODES.REPEATED: {
      const [, path, body, next, alternates] = node;
      const blocks = {
        body: compileBody(compilation, body),
        otherwise: compileBranches(compilation, next),
        separator: compileBody(compilation, alternates ?? []),
      };
      return loop(path, blocks, compilation.failAt(node));
    }
    case OPCODES.PREDICATE:
    case OPCODES.IF:
      return choosing(compileBranches(compilation, node));
    case OPCODES.BINDVAR:
      return compileBinding(compilation, node);
    case OPCODES.INJECT:
      return inject(node[1], node[2], compilation.dialect.isStrict);
    case OPCODES.MACRO:
      return defineMacro(node[1], compileBody(compilation, node[2]));
    case OPCODES.STRUCT:
      return choosing(always(compileBody(compilation, node[2])));
    case OPCODES.CTXVAR: {
      const [, name, entries] = node;
      return bindObject(name, entries, compilation.failAt(node));
    }
    case OPCODES.EVAL:
      return evaluate(compilation, node, node[1]);
    case OPCODES.INCLUDE: {
      const [, name, args] = node;
      return include(compilation, node, name, args);
    }
    default:
      return undefined;
  }
}
