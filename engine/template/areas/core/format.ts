import type { Formatter } from '../../run/area.ts';
import { outsideOf } from '../../run/outside.ts';
import { toScriptText, toText } from '../../values/convert.ts';
import { parsePath } from '../../values/path.ts';

/**
 * A tag: digits and its end, or any other text up to its end or to the next tag. It always matches, so it never
 * backtracks.
 */
const TAG = /\{(\d*)(\}|[^\d}][^{}]*(?:\}|$|(?=\{))|$)/g;

/** {x|format a b}: the text is a pattern with {0}, {1}, … Source: docs/behaviour/template-language.md §9, §15.4. */
export const format: Formatter<readonly [reference: string, ...references: string[]]> = (args, tools) => {
  const paths = args.map((name) => parsePath(name));
  const outside = outsideOf(tools);
  return {
    scoped(pattern, scope) {
      const frame = outside(scope);
      return toText(pattern).replace(TAG, (_tag, digits: string, end: string) => {
        const path = end === '}' ? paths[Number(digits)] : undefined;
        // An empty list prints nothing, as null and missing should.
        return path ? toScriptText(frame.lookUp(path) ?? []) : '';
      });
    },
  };
};
