/** The surroundings of a place: ordinary markup, code with braces of its own, or a comment. */
export type Surroundings = 'markup' | 'code' | 'comment';

/**
 * Comments of both languages, elements whose contents are code or shown as they are, and attributes that hold
 * expressions: event handlers, addresses that are scripts, and those of frameworks that bind. No part can be scanned
 * twice, whatever follows.
 */
const PLACES =
  /<!--[^]*?(?:-->|$)|\{##[^]*?(?:##\}|$)|\{#[^{}]*\}|<(script|style|textarea|pre|code|xmp)\b[^<>]*>[^]*?(?:<\/\1\b|$)|\s(?:on[a-z]+|(?:[:@#]|x-|v-|ng-)[\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')|=\s*(?:"\s*javascript:[^"]*"|'\s*javascript:[^']*')/gi;

/**
 * Returns a function that finds the surroundings of places in a template.
 * @param source the template
 * @returns takes an offset; has to be called from the first place to the last
 */
export function surroundingsIn(source: string): (offset: number) => Surroundings {
  const places = source.matchAll(PLACES);
  let next = places.next();
  return (offset) => {
    while (!next.done && next.value.index + next.value[0].length <= offset) next = places.next();
    if (next.done || next.value.index > offset) return 'markup';
    return /^(?:<!--|\{#)/.test(next.value[0]) ? 'comment' : 'code';
  };
}
