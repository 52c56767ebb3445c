import type { Path } from '../values/path.ts';
import { readVariables } from './read-variables.ts';
import type { TagReader } from './tag-reader.ts';
import type { Node } from './tree.ts';

/** What a tag stands for: an instruction, or 3, 18, 19 for an end, the end of the file, and alternates. */
export type Tag = Node | 3 | 18 | 19;

type None = undefined | false | '';

/**
 * Reads a tag that starts with a dot.
 * @param reader stands behind the dot
 * @returns what the tag stands for; nothing when it is no instruction
 * Source: template language §2.4
 */
export function readInstruction(reader: TagReader): Tag | None {
  const predicate = reader.predicateName();
  if (predicate) return readPredicate(reader, 5, predicate);
  const instruction = INSTRUCTIONS[reader.word()];
  const tag = typeof instruction === 'function' ? instruction(reader) : instruction;
  return reader.at === reader.close && tag;
}

const INSTRUCTIONS: Readonly<Record<string, Exclude<Tag, object> | ((reader: TagReader) => Tag | None)>> = {
  // Members of every object are no instructions.
  __proto__: null as never,
  end: 3,
  'meta-left': 12,
  'meta-right': 13,
  newline: 14,
  space: 15,
  tab: 16,
  eof: 18,
  section: (reader) => {
    const path = reader.skipSpace() && reader.reference();
    return path && [2, path, [], 3];
  },
  repeated: (reader) => {
    const path = reader.skip(' section') && reader.skipSpace() && reader.reference();
    return path && [4, path, [], 3, []];
  },
  alternates: (reader) => reader.skip(' with') && 19,
  if: (reader) => {
    if (!reader.skipSpace()) return false;
    const predicate = reader.predicateName();
    return predicate ? readPredicate(reader, 5, predicate) : readConditions(reader);
  },
  or: (reader) => {
    if (!reader.skip(' ')) return [7, 0, 0, [], null];
    const predicate = reader.predicateName();
    return predicate && readPredicate(reader, 7, predicate);
  },
  var: (reader) => {
    const name = reader.definition();
    return name && readVariables(reader, (paths, calls) => [6, name, paths, calls]);
  },
  ctx: (reader) => {
    const name = reader.definition();
    const entries = name && readEntries(reader);
    return entries && [22, name, entries];
  },
  inject: (reader) => {
    const name = reader.definition();
    const file = name && reader.fileName();
    return file && [9, name, file, reader.args()];
  },
  macro: (reader) => {
    const name = reader.skip(' ') && reader.fileName();
    return name && [10, name, []];
  },
  include: (reader) => {
    const [name = '', ...args] = reader.skip(' ') ? reader.rest().split(' ') : [];
    return (name || args[0] !== undefined) && [24, name, [args, ' ']];
  },
  eval: (reader) => reader.skipSpace() && [23, reader.rest()],
};

function readPredicate(reader: TagReader, code: 5 | 7, name: string): Node {
  if (!reader.names.predicates.has(name)) {
    reader.complain('unknown-predicate', `Predicate '${name}' is unknown`);
  }
  return [code, name, reader.args(), [], null];
}

function readConditions(reader: TagReader): Node | undefined {
  const operators: (0 | 1)[] = [];
  const paths: Path[] = [];
  // "{.if }" is a condition without references, which fails when it is asked.
  while (reader.at < reader.close || paths[0]) {
    const path = reader.reference();
    if (!path) return undefined;
    paths.push(path);
    reader.skipSpace();
    const isAnd = reader.skip('&&');
    if (!isAnd && !reader.skip('||')) break;
    operators.push(isAnd ? 1 : 0);
    reader.skipSpace();
  }
  return [8, operators, paths, [], null];
}

function readEntries(reader: TagReader): [string, Path][] | undefined {
  const entries: [string, Path][] = [];
  for (;;) {
    const key = reader.word();
    // A last word without a value is passed over.
    if (!key || !reader.skip('=')) return entries[0] && entries;
    const path = reader.reference();
    if (!path) return undefined;
    entries.push([key, path]);
    // "b=0c=d" is two entries, too: digits end where a word starts.
    reader.skipSpace();
  }
}
