import { Assembler } from './assembler.ts';
import { CHARACTERS } from './characters.ts';
import type { Names, Parsed } from './parsed.ts';
import { readInstruction, type Tag } from './read-instruction.ts';
import { readVariables, type Reading } from './read-variables.ts';
import { TagReader } from './tag-reader.ts';

/** Where a tag or a comment stands. */
interface Extent {
  readonly open: number;
  /** Where its "}" or "##}" stands, or the source's end. */
  readonly close: number;
  readonly isLongComment: boolean;
}

const LONG_COMMENT_END = '##}';

/**
 * Turns a template's text into a tree; whatever is no tag stays text.
 * @param source any text
 * @param names what the engine knows
 * @returns the tree, the places of its nodes, and errors in their order; it never throws
 * Source: template language §2, §3, §8.1
 */
export function parse(source: string, names: Names): Parsed {
  const assembler = new Assembler(names.isStrict);
  const reading: Reading = { reader: new TagReader(source), names, complain: assembler.complain };
  let at = 0;
  for (;;) {
    const extent = findTag(source, at);
    assembler.addText(source, at, extent?.open ?? source.length);
    if (extent === undefined || assembler.isEnded) break;
    at = addTag(reading, assembler, extent);
  }
  return { tree: assembler.finish(), spans: assembler.spans, complaints: assembler.complaints };
}

/** Finds the next "{" that meets a "}" before it meets another "{". */
function findTag(source: string, from: number): Extent | undefined {
  let open = source.indexOf('{', from);
  if (open < 0) return undefined;
  if (source.startsWith('##', open + 1)) {
    const close = source.indexOf(LONG_COMMENT_END, open + 3);
    return { open, close: close < 0 ? source.length : close, isLongComment: true };
  }
  for (let close = open + 1; close < source.length; close++) {
    const code = source.charCodeAt(close);
    if (code === CHARACTERS.close) return { open, close, isLongComment: false };
    if (code === CHARACTERS.open) open = close;
  }
  return undefined;
}

/** Adds what a tag stands for, and returns where the text after it starts. */
function addTag(reading: Reading, assembler: Assembler, { open, close, isLongComment }: Extent): number {
  const { source } = reading.reader;
  const end = Math.min(close + (isLongComment ? LONG_COMMENT_END.length : 1), source.length);
  assembler.moveTo(open, end);
  if (isLongComment) {
    assembler.add([11, source.slice(open + 3, close), 1]);
    return end;
  }
  const complaintsBefore = assembler.complaints.length;
  const tag = readTag(reading, open + 1, close);
  if (tag !== undefined) assembler.add(tag);
  // In strict mode a tag with an unknown formatter shows nothing.
  else if (!reading.names.isStrict || assembler.complaints.length === complaintsBefore) {
    assembler.addText(source, open, end);
  }
  return end;
}

function readTag(reading: Reading, start: number, close: number): Tag | undefined {
  const { reader } = reading;
  reader.at = start;
  reader.close = close;
  if (reader.skip(CHARACTERS.hash)) return [11, reader.rest(), 0];
  if (reader.skip(CHARACTERS.dot)) return readInstruction(reading);
  return readVariables(reading, (paths, calls) => [1, paths, calls]);
}
