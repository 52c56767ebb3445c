/**
 * Replaces the lines between the two marks of a hand-written file: `// name …` and `// end of name`.
 * @param {string} text the file
 * @param {string} name of the block
 * @param {string[]} lines its new content
 * @returns {string} the new text
 * @throws {Error} if the file lacks the marks
 */
export function withBlock(text, name, lines) {
  const [before, rest] = text.split(new RegExp(`(?<=^// ${name}.*\\n)`, 'm'));
  const after = rest?.slice(rest.search(new RegExp(`^// end of ${name}$`, 'm')));
  if (!after?.startsWith('// end'))
    throw new Error(`the marks "// ${name}" and "// end of ${name}" are missing`);
  return `${before}${lines.join('\n')}\n${after}`;
}
