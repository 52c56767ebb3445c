import type { Renderable, Scope } from '../scope/scope.ts';
import type { Body, TreeNode } from '../tree/tree.ts';
import type { Instruction, Render } from './instruction.ts';

/** The texts of a block, one more than its instructions, and the instructions between them. */
export interface Parts {
  readonly texts: readonly string[];
  readonly instructions: readonly Instruction[];
  /** Their methods, for the loop that runs them. */
  readonly renders: readonly Render[];
  /** Their nodes, for errors. */
  readonly nodes: readonly TreeNode[];
}

/** Compiles the contents of blocks. */
export interface BlockCompiler {
  /**
   * Compiles a body, not the bodies inside it.
   * @param body instructions
   */
  compile(body: Body): Parts;
  /** Notes an error that an instruction threw. */
  noteFailure(node: TreeNode, scope: Scope, thrown: unknown): void;
}

/**
 * A body. It is compiled when it is run for the first time: most branches, macros and partials of a page never are.
 * An instruction that throws prints nothing and does not affect the others.
 * Source: docs/behaviour/template-language.md §4, §15.2
 */
export class Block implements Renderable {
  /** True if there is nothing to run. */
  readonly isEmpty: boolean;
  private readonly compiler: BlockCompiler;
  private readonly body: Body;
  private parts: Parts | undefined;

  constructor(compiler: BlockCompiler, body: Body) {
    this.compiler = compiler;
    this.body = body;
    this.isEmpty = body.length === 0;
    this.parts = undefined;
  }

  /** Compiles the body now. */
  prepare(): Parts {
    return (this.parts ??= this.compiler.compile(this.body));
  }

  render(scope: Scope): string {
    const { texts, renders, nodes } = this.parts ?? this.prepare();
    if (renders.length === 1) return (texts[0] as string) + this.renderOnly(scope) + (texts[1] as string);
    let output = texts[0] as string;
    for (let index = 0; index < renders.length; index++) {
      // One try around as many instructions as succeed: entering it for each one is slow.
      try {
        for (; index < renders.length; index++) {
          output += (renders[index] as Render)(scope) + (texts[index + 1] as string);
        }
      } catch (error) {
        this.compiler.noteFailure(nodes[index] as TreeNode, scope, error);
        output += texts[index + 1] as string;
      }
    }
    return output;
  }

  /** Runs the only instruction, without the texts around it. */
  renderOnly(scope: Scope): string {
    const { renders, nodes } = this.parts as Parts;
    try {
      return (renders[0] as Render)(scope);
    } catch (error) {
      this.compiler.noteFailure(nodes[0] as TreeNode, scope, error);
      return '';
    }
  }

  /**
   * Like `render`, but yields the text piece by piece.
   * @param scope the frame to run in
   * @returns yields non-empty pieces
   */
  *stream(scope: Scope): Generator<string, void, undefined> {
    const { texts, instructions, nodes } = this.prepare();
    let text = texts[0] as string;
    for (const [index, instruction] of instructions.entries()) {
      try {
        if (instruction.stream === undefined) text += instruction.render(scope);
        else {
          if (text !== '') yield text;
          text = '';
          yield* instruction.stream(scope);
        }
      } catch (error) {
        this.compiler.noteFailure(nodes[index] as TreeNode, scope, error);
      }
      text += texts[index + 1] as string;
    }
    if (text !== '') yield text;
  }
}

/** Of a body without instructions. */
const NO_PARTS: Parts = { texts: [''], instructions: [], renders: [], nodes: [] };

/** A block without contents. */
export const EMPTY_BLOCK: Block = /* @__PURE__ */ new Block(
  { compile: () => NO_PARTS, noteFailure: () => undefined },
  [],
);

/** Chooses the block to run in a frame. */
export type Choose = (scope: Scope) => Block;

/**
 * Creates an instruction that runs one of several blocks.
 * @param choose returns the block; called with the frame that the block runs in
 * @param enter opens that frame; by default it is the instruction's own
 */
export function choosing(choose: Choose, enter?: (scope: Scope) => Scope): Instruction {
  return {
    render(scope) {
      const inner = enter ? enter(scope) : scope;
      return choose(inner).render(inner);
    },
    stream(scope) {
      const inner = enter ? enter(scope) : scope;
      return choose(inner).stream(inner);
    },
  };
}
