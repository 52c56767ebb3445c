import type { Path } from '../values/path.ts';
import type { Block, Choose } from './block.ts';
import type { Fail, Scope } from '../scope/scope.ts';
import type { Instruction } from './instruction.ts';
import { MAX_OUTPUT_LENGTH } from '../scope/limits.ts';
import { spend, reportLimit } from '../scope/budget.ts';

/** The blocks of a loop. */
export interface LoopBlocks {
  readonly body: Block;
  /** Between two iterations. */
  readonly separator: Block;
  /** If there is nothing to iterate over. */
  readonly otherwise: Choose;
}

/**
 * Compiles {.repeated section path}.
 * @param path looked up in the current frame alone
 * @param blocks the blocks to run; `otherwise` runs in the frame outside
 * @param fail notes that a limit was reached
 * Source: docs/behaviour/template-language.md §4.4
 */
export function loop(path: Path, blocks: LoopBlocks, fail: Fail): Instruction {
  const { body, separator, otherwise } = blocks;
  const renderTurn = (frame: Scope, counter: Scope, list: readonly unknown[], index: number): string => {
    counter.index = index;
    frame.restart(list[index]);
    const text = body.render(frame);
    return separator.isEmpty || index === list.length - 1 ? text : text + separator.render(frame);
  };
  return {
    render(scope) {
      const list = scope.lookUpHere(path);
      if (!isFilled(list)) return otherwise(scope).render(scope);
      const counter = scope.enter(list);
      const frame = counter.enter(undefined);
      const turns = spend(scope, list.length, fail);
      const last = separator.isEmpty ? 0 : list.length - 1;
      let output = '';
      for (let index = 0; index < turns; index++) {
        counter.index = index;
        frame.restart(list[index]);
        output += body.render(frame);
        if (index < last) output += separator.render(frame);
        if (output.length <= MAX_OUTPUT_LENGTH) continue;
        reportLimit(scope, fail);
        break;
      }
      return output;
    },
    *stream(scope) {
      const list = scope.lookUpHere(path);
      if (!isFilled(list)) return yield* otherwise(scope).stream(scope);
      const counter = scope.enter(list);
      const frame = counter.enter(undefined);
      const turns = spend(scope, list.length, fail);
      for (let index = 0; index < turns; index++) {
        const text = renderTurn(frame, counter, list, index);
        if (text) yield text;
      }
    },
  };
}

function isFilled(list: unknown): list is readonly unknown[] {
  return Array.isArray(list) && list.length > 0;
}
