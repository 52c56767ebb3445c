/** Puts a comment on the very first line of a file, where minifiers leave none. */
import MagicString from 'magic-string';

/**
 * A Rollup output plugin; stands after the minifier.
 * @param {(chunk: import('rollup').RenderedChunk) => string | undefined} lineFor the comment of a file, or nothing
 * @returns {import('rollup').OutputPlugin} the plugin
 */
export function firstLine(lineFor) {
  return {
    name: 'first-line',
    renderChunk(code, chunk) {
      const line = lineFor(chunk);
      if (!line) return null;
      const edited = new MagicString(code).prepend(`${line}\n`);
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}
