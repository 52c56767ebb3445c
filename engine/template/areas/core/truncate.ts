import type { Formatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';

/**
 * {x|truncate length ellipsis}: cuts after white space, if there is any.
 * Source: docs/behaviour/template-language.md §9
 */
export const truncate: Formatter<readonly [length?: `${number}`, ellipsis?: string]> = (
  [length = '100', ellipsis = '...'],
  { isStrict },
) => {
  const limit = Number.parseInt(length, 10);
  if (!(limit > 0)) return (value) => value;
  return (value) => {
    const text = toText(value);
    return text.length > limit ? text.slice(0, findCut(text, limit, isStrict)) + ellipsis : text;
  };
};

function findCut(text: string, limit: number, isStrict: boolean): number {
  for (let cut = limit; cut > 0; cut--) {
    if (isSpace(text.charCodeAt(cut - 1))) return cut;
  }
  return isStrict && (text.codePointAt(limit - 1) ?? 0) > 0xffff ? limit - 1 : limit;
}

/** Space, tab, LF, VT, FF and CR. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
