import { isTruthy } from '../values/convert.ts';
import type { Path } from '../values/path.ts';
import { type Block, type Choose, choosing } from './block.ts';
import type { Instruction } from './instruction.ts';
import { readerOf } from '../scope/reader.ts';
import type { Scope } from '../scope/scope.ts';

/**
 * Compiles {.section path}: its branches run in a frame that holds the value.
 * @param path looked up in the current frame alone
 * @param body for a true value
 * @param otherwise for any other, missing included
 * Source: docs/behaviour/template-language.md §4.3
 */
export function section(path: Path, body: Block, otherwise: Choose): Instruction {
  return choosing(
    either((scope) => isTruthy(scope.value), body, otherwise),
    (scope) => scope.enter(scope.lookUpHere(path)),
  );
}

/**
 * Compiles a choice between blocks: {.predicate?}, {.if a || b}, {.or predicate?}.
 * @param isMet a condition on the current frame
 * @param body runs if it is met
 * @param otherwise runs if it is not
 * Source: docs/behaviour/template-language.md §4.5, §4.6
 */
export function either(isMet: (scope: Scope) => boolean, body: Block, otherwise: Choose): Choose {
  return (scope) => (isMet(scope) ? body : otherwise(scope));
}

/**
 * Compiles the references of {.if}: strictly from left to right, stopping as soon as the current operator is decided:
 * a || b && c is true if a or b is; c does not matter.
 * @param operators 1 for &&, 0 for ||
 * @param paths one more than operators, or none at all
 * Source: docs/behaviour/template-language.md §4.5
 */
export function conditionOf(
  operators: readonly (0 | 1)[],
  paths: readonly Path[],
): (scope: Scope) => boolean {
  const [first = failing, ...others] = paths.map(readerOf);
  if (others.length === 0) return (scope) => isTruthy(first(scope));
  return (scope) => {
    let isMet = isTruthy(first(scope));
    for (const [index, read] of others.entries()) {
      const isAnd = operators[index] === 1;
      if (isMet === isAnd) isMet = isTruthy(read(scope));
      if (isMet !== isAnd) return isMet;
    }
    return isMet;
  };
}

/** The condition of {.if }. */
function failing(): never {
  throw new TypeError('there is no reference');
}
