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
  const open = (scope: Scope, list: readonly unknown[]): Turns => {
    const counter = scope.enter(list);
    return { counter, frame: counter.enter(undefined), list, count: spend(scope, list.length, fail) };
  };
  return {
    render(scope) {
      const list = scope.lookUpHere(path);
      if (!isFilled(list)) return otherwise(scope).render(scope);
      const turns = open(scope, list);
      return separator.isEmpty && body.prepare().renders.length === 1
        ? renderJoined(turns, body, fail)
        : renderTurns(turns, blocks, fail);
    },
    *stream(scope) {
      const list = scope.lookUpHere(path);
      if (!isFilled(list)) return yield* otherwise(scope).stream(scope);
      const turns = open(scope, list);
      const last = list.length - 1;
      for (let index = 0; index < turns.count; index++) {
        const frame = frameOf(turns, index);
        const text = body.render(frame);
        const whole = index < last ? text + separator.render(frame) : text;
        if (whole) yield whole;
      }
    },
  };
}

/** The iterations of one loop in one rendering. */
interface Turns {
  readonly counter: Scope;
  /** The frame of every iteration. */
  readonly frame: Scope;
  readonly list: readonly unknown[];
  readonly count: number;
}

function frameOf({ counter, frame, list }: Turns, index: number): Scope {
  counter.index = index;
  frame.restart(list[index]);
  return frame;
}

function renderTurns(turns: Turns, { body, separator }: LoopBlocks, fail: Fail): string {
  const last = separator.isEmpty ? 0 : turns.list.length - 1;
  let output = '';
  for (let index = 0; index < turns.count; index++) {
    const frame = frameOf(turns, index);
    output += body.render(frame);
    if (index < last) output += separator.render(frame);
    if (output.length <= MAX_OUTPUT_LENGTH) continue;
    reportLimit(frame, fail);
    break;
  }
  return output;
}

/** Joins the texts around the only tag of a body, so that they are added once per iteration. */
function renderJoined(turns: Turns, body: Block, fail: Fail): string {
  const [start = '', end = ''] = body.prepare().texts;
  const joint = end + start;
  let output = '';
  for (let index = 0; index < turns.count; index++) {
    const frame = frameOf(turns, index);
    output += (index === 0 ? start : joint) + body.renderOnly(frame);
    if (output.length + end.length <= MAX_OUTPUT_LENGTH) continue;
    reportLimit(frame, fail);
    break;
  }
  return turns.count === 0 ? '' : output + end;
}

function isFilled(list: unknown): list is readonly unknown[] {
  return Array.isArray(list) && list.length > 0;
}
