import type { Path } from '../values/path.ts';
import { type Block, type Choose, EMPTY_BLOCK } from './block.ts';
import type { Fail } from './compilation.ts';
import type { Instruction } from './instruction.ts';
import type { Scope } from './scope.ts';
import { takeTurn } from './take-turn.ts';

/** The blocks of a loop. */
export interface LoopBlocks {
  readonly body: Block;
  /** Between two turns. */
  readonly separator: Block;
  /** When there is nothing to go through. */
  readonly otherwise: Choose;
}

/**
 * Compiles {.repeated section path}.
 * @param path looked up in the current frame alone
 * @param blocks what is run; `otherwise` runs in the frame outside
 * @param fail notes that a limit was reached
 * @returns the instruction
 * Source: template language §4 (repeated section)
 */
export function loop(path: Path, blocks: LoopBlocks, fail: Fail): Instruction {
  const { body, separator, otherwise } = blocks;
  const renderTurn = (frame: Scope, isLast: boolean): string => {
    const text = body.render(frame);
    return isLast || separator === EMPTY_BLOCK ? text : text + separator.render(frame);
  };
  return {
    render(scope) {
      const list = scope.lookUpHere(path);
      if (!isFilled(list)) return otherwise(scope).render(scope);
      const frame = enterLoop(scope, list);
      let output = '';
      for (let index = 0; index < list.length; index++) {
        if (!takeTurn(scope, output.length, fail)) break;
        startTurn(frame, index, list[index]);
        output += renderTurn(frame, index === list.length - 1);
      }
      return output;
    },
    *stream(scope) {
      const list = scope.lookUpHere(path);
      if (!isFilled(list)) return yield* otherwise(scope).stream(scope);
      const frame = enterLoop(scope, list);
      for (let index = 0; index < list.length; index++) {
        if (!takeTurn(scope, 0, fail)) break;
        startTurn(frame, index, list[index]);
        const text = renderTurn(frame, index === list.length - 1);
        if (text !== '') yield text;
      }
    },
  };
}

function isFilled(list: unknown): list is readonly unknown[] {
  return Array.isArray(list) && list.length > 0;
}

/** One frame counts the turns, one inside it holds the element; both serve all turns, emptied in between. */
function enterLoop(scope: Scope, list: readonly unknown[]): Scope {
  return scope.enter(list).enter(undefined);
}

function startTurn(frame: Scope, index: number, element: unknown): void {
  (frame.parent as Scope).index = index;
  frame.clear();
  frame.value = element;
}
