import { OPCODES } from '../tree/opcodes.ts';
import { Assembler } from './assembler.ts';
import type { Names, Parsed } from '../tree/parsed.ts';
import { readInstruction, type Tag } from './read-instruction.ts';
import { readVariables } from './read-variables.ts';
import { TagReader } from './tag-reader.ts';

/**
 * Parses a template's text to a tree; everything that is not a tag stays text.
 * @param source any text
 * @param names the engine's known names
 * @returns the tree, the places of its nodes, and errors in their order; it never throws
 * Source: docs/behaviour/template-language.md §2, §3, §8.1
 */
export function parse(source: string, names: Names): Parsed {
  const reader = new TagReader(source, names);
  const assembler = new Assembler(reader);
  const { diagnostics } = reader;
  let textStart = 0;
  while (!assembler.isEnded && reader.next()) {
    assembler.addText(textStart, reader.open);
    const diagnosticsBefore = diagnostics.length;
    const tag = readTag(reader);
    // In strict mode a tag with an unknown formatter prints nothing.
    if (tag) assembler.add(tag);
    else if (!names.isStrict || diagnostics.length === diagnosticsBefore) {
      assembler.addText(reader.open, reader.end);
    }
    textStart = reader.end;
  }
  assembler.addText(textStart, source.length);
  return { tree: assembler.finish(), spans: assembler.spans, diagnostics, depth: assembler.depth };
}

function readTag(reader: TagReader): Tag | undefined | false | '' {
  const { at, close, isLongComment, source } = reader;
  const code = source.charCodeAt(at);
  if (code === HASH)
    return isLongComment
      ? [OPCODES.COMMENT, source.slice(at + 2, close), 1]
      : [OPCODES.COMMENT, source.slice(at + 1, close), 0];
  if (code !== DOT) return readVariables(reader) && [OPCODES.VARIABLE, reader.paths, reader.calls];
  reader.at++;
  return readInstruction(reader);
}

const HASH = 35;
const DOT = 46;
