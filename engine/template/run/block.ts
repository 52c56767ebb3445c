import type { Instruction, Render } from './instruction.ts';
import type { Renderable, Scope } from '../scope/scope.ts';

/** An instruction between two texts of a block, and how its failure is recorded. */
export interface Part {
  readonly instruction: Instruction;
  /** Notes an error that an instruction threw. */
  readonly fail: (scope: Scope, error: unknown) => void;
}

/** A compiled body. */
export interface Block extends Renderable {
  /**
   * Like `render`, but yields the text piece by piece.
   * @param scope the frame to run in
   * @returns yields non-empty pieces
   */
  stream(scope: Scope): Generator<string, void, undefined>;
}

/** A block without contents. */
export const EMPTY_BLOCK: Block = {
  render: () => '',
  *stream() {
    // Nothing to yield.
  },
};

/**
 * Creates a block of texts with instructions between them; one that throws prints nothing and does not affect the
 * others.
 * @param texts one more than parts
 * @param parts the instructions between the texts
 * @returns the block; always the same for one without contents
 * Source: docs/behaviour/template-language.md §4, §15.2
 */
export function blockOf(texts: readonly string[], parts: readonly Part[]): Block {
  const [start = '', end = ''] = texts;
  const [only] = parts;
  if (only === undefined)
    return start === '' ? EMPTY_BLOCK : { render: () => start, stream: streamOf(texts, parts) };
  const render = parts.length === 1 ? renderOne(start, only, end) : renderAll(texts, parts);
  return { render, stream: streamOf(texts, parts) };
}

/** Most loop bodies contain a single tag. */
function renderOne(start: string, { instruction: { render }, fail }: Part, end: string): Render {
  return (scope) => {
    try {
      return start + render(scope) + end;
    } catch (error) {
      fail(scope, error);
      return start + end;
    }
  };
}

function renderAll([start = '', ...texts]: readonly string[], parts: readonly Part[]): Render {
  const renders = parts.map((part) => part.instruction.render);
  return (scope) => {
    let output = start;
    for (let index = 0; index < renders.length; index++) {
      // One try around as many instructions as succeed: entering it for each one is slow.
      try {
        for (; index < renders.length; index++) {
          output += (renders[index] as Render)(scope) + (texts[index] as string);
        }
      } catch (error) {
        (parts[index] as Part).fail(scope, error);
        output += texts[index] as string;
      }
    }
    return output;
  };
}

function streamOf([start = '', ...texts]: readonly string[], parts: readonly Part[]): Block['stream'] {
  return function* stream(scope) {
    let text = start;
    for (const [index, { instruction, fail }] of parts.entries()) {
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
      text += texts[index] as string;
    }
    if (text !== '') yield text;
  };
}

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
