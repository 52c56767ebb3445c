import type { Instruction, Render } from './instruction.ts';
import type { Renderable } from './scope.ts';
import type { Scope } from './scope.ts';

/** What stands between two texts of a block: an instruction, and how its failure is told. */
export interface Part {
  readonly instruction: Instruction;
  /** Notes what an instruction threw. */
  readonly fail: (scope: Scope, error: unknown) => void;
}

/** A compiled body: texts, and instructions between them; one that throws prints nothing and harms no other. Source: template language §4, §16.1. */
export class Block implements Renderable {
  readonly texts: readonly string[];
  private readonly parts: readonly Part[];
  private readonly renders: readonly Render[];

  /**
   * @param texts one more than parts
   * @param parts instructions that stand between the texts
   */
  constructor(texts: readonly string[], parts: readonly Part[]) {
    this.texts = texts;
    this.parts = parts;
    this.renders = parts.map((part) => part.instruction.render);
  }

  render(scope: Scope): string {
    const { texts, renders } = this;
    let output = texts[0] as string;
    for (let index = 0; index < renders.length; index++) {
      // One try around as many instructions as go well: entering it for each would cost.
      try {
        for (; index < renders.length; index++) {
          output += (renders[index] as Render)(scope);
          output += texts[index + 1] as string;
        }
      } catch (error) {
        (this.parts[index] as Part).fail(scope, error);
        output += texts[index + 1] as string;
      }
    }
    return output;
  }

  /**
   * Runs like `render`, handing the text out piece by piece.
   * @param scope the frame to run in
   * @yields pieces that are not empty
   */
  *stream(scope: Scope): Generator<string, void, undefined> {
    let text = this.texts[0] as string;
    for (const [index, { instruction, fail }] of this.parts.entries()) {
      try {
        if (instruction.stream === undefined) text += instruction.render(scope);
        else {
          if (text !== '') yield text;
          text = '';
          yield* instruction.stream(scope);
        }
      } catch (error) {
        fail(scope, error);
      }
      text += this.texts[index + 1] as string;
    }
    if (text !== '') yield text;
  }
}

/** A block without contents. */
export const EMPTY_BLOCK = /* @__PURE__ */ new Block([''], []);

/** Picks the block that is to run in a frame. */
export type Choose = (scope: Scope) => Block;

/**
 * Makes an instruction that runs one of several blocks in the frame it stands in.
 * @param choose returns the block
 * @returns the instruction
 */
export function choosing(choose: Choose): Instruction {
  return {
    render: (scope) => choose(scope).render(scope),
    stream: (scope) => choose(scope).stream(scope),
  };
}
