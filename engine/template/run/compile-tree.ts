import { instructionName, LITERAL_TEXTS, OPCODES } from '../tree/opcodes.ts';
import type { Body, Branch, IfNode, PredicateNode, TreeNode } from '../tree/tree.ts';
import { Block, type BlockCompiler, choosing, EMPTY_BLOCK, type Choose, type Parts } from './block.ts';
import { conditionOf, either, section } from './blocks.ts';
import type { Compilation } from './compilation.ts';
import { evaluate } from './evaluate.ts';
import { include } from './include.ts';
import type { Instruction } from './instruction.ts';
import { loop } from './loop.ts';
import { bindObject, defineMacro, inject } from './bindings.ts';
import type { Fail, Scope } from '../scope/scope.ts';
import { errorText } from '../diagnostics/error-text.ts';
import { compileBinding, compileVariable } from './variable.ts';

/**
 * Creates a compiler of blocks: to one closure per instruction, texts merged.
 * @param compilation the template's
 * @param isEager true to compile the blocks inside a block together with it
 * Source: docs/behaviour/template-language.md §4
 */
export function blockCompiler(compilation: Compilation, isEager: boolean): BlockCompiler {
  return new TreeCompiler(compilation, isEager);
}

class TreeCompiler implements BlockCompiler {
  readonly compilation: Compilation;
  readonly isEager: boolean;
  #fails: Map<TreeNode, Fail> | undefined;

  constructor(compilation: Compilation, isEager: boolean) {
    this.compilation = compilation;
    this.isEager = isEager;
  }

  block(body: Body): Block {
    if (body.length === 0) return EMPTY_BLOCK;
    const block = new Block(this, body);
    if (this.isEager) block.prepare();
    return block;
  }

  compile(body: Body): Parts {
    const texts: string[] = [];
    const instructions: Instruction[] = [];
    const nodes: TreeNode[] = [];
    let text = '';
    for (const node of body) {
      const instruction = typeof node === 'number' ? LITERAL_TEXTS.get(node) : compileSafely(this, node);
      if (typeof instruction === 'object') {
        instructions.push(instruction);
        nodes.push(node);
        texts.push(text);
        text = '';
      } else text += instruction ?? '';
    }
    texts.push(text);
    return { texts, instructions, renders: instructions.map(({ render }) => render), nodes };
  }

  noteFailure(node: TreeNode, scope: Scope, thrown: unknown): void {
    const fails = (this.#fails ??= new Map<TreeNode, Fail>());
    let fail = fails.get(node);
    if (!fail) fails.set(node, (fail = this.compilation.failAt(node)));
    const { name, message } = errorText(thrown);
    const instruction = instructionName(node);
    fail(
      scope,
      'unexpected',
      `RuntimeError: Unexpected ${name} error when executing ${instruction}: ${message}`,
    );
  }
}

/** A page's own formatter or predicate may throw while it is prepared, and blocks may nest deeper than the stack. */
function compileSafely(
  compiler: TreeCompiler,
  node: Exclude<TreeNode, number>,
): Instruction | string | undefined {
  try {
    return compileNode(compiler, node);
  } catch (error) {
    // No stack left for a block that is compiled late: the next rendering may have more.
    if (!compiler.isEager) throw error;
    const { name, message } = errorText(error);
    compiler.compilation.report(
      node,
      'unexpected',
      `SyntaxError: ${instructionName(node)} cannot be compiled: ${name}: ${message}`,
    );
    return undefined;
  }
}

/** The branches of a block from a given one on: the first whose condition is met is run. */
function compileBranches(compiler: TreeCompiler, branch: PredicateNode | IfNode | Branch): Choose {
  if (typeof branch !== 'object' || branch === null) return always(EMPTY_BLOCK);
  if (branch[1] === 0) return always(compiler.block(branch[3]));
  const isMet =
    branch[0] === OPCODES.IF
      ? conditionOf(branch[1], branch[2])
      : compiler.compilation.predicateAt(branch, branch[1], branch[2]);
  return either(isMet, compiler.block(branch[3]), compileBranches(compiler, branch[4]));
}

function always(block: Block): Choose {
  return () => block;
}

/** Compiles one instruction; a string is text, undefined prints nothing. */
// oxlint-disable-next-line complexity -- one arm per instruction of the language; splitting the table would hide it
function compileNode(
  compiler: TreeCompiler,
  node: Exclude<TreeNode, number>,
): Instruction | string | undefined {
  const { compilation } = compiler;
  switch (node[0]) {
    case OPCODES.TEXT:
      return node[1];
    case OPCODES.VARIABLE: {
      const [, paths, calls] = node;
      return compileVariable(compilation, node, paths, calls);
    }
    case OPCODES.SECTION: {
      const [, path, body, next] = node;
      return section(path, compiler.block(body), compileBranches(compiler, next));
    }
    case OPCODES.REPEATED: {
      const [, path, body, next, alternates] = node;
      const blocks = {
        body: compiler.block(body),
        otherwise: compileBranches(compiler, next),
        separator: compiler.block(alternates ?? []),
      };
      return loop(path, blocks, compilation.failAt(node));
    }
    case OPCODES.PREDICATE:
    case OPCODES.IF:
      return choosing(compileBranches(compiler, node));
    case OPCODES.BINDVAR:
      return compileBinding(compilation, node);
    case OPCODES.INJECT:
      return inject(node[1], node[2], compilation.dialect.isStrict);
    case OPCODES.MACRO:
      return defineMacro(node[1], compiler.block(node[2]));
    case OPCODES.STRUCT:
      return choosing(always(compiler.block(node[2])));
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
