import type { Path } from '../values/path.ts';
import { CHARACTERS } from './characters.ts';
import { readVariables, type Reading } from './read-variables.ts';
import type { TagReader } from './tag-reader.ts';
import type { Node } from './tree.ts';

/** What a tag stands for: an instruction, or 3, 18, 19 for an end, the end of the file, and alternates. */
export type Tag = Node | 3 | 18 | 19;

/**
 * Reads a tag that starts with a dot, from behind the dot.
 * @param reading the tag
 * @returns what it stands for; undefined when it is no instruction
 * Source: template language §2.4
 */
export function readInstruction(reading: Reading): Tag | undefined {
  const { reader } = reading;
  const predicate = reader.predicateName();
  if (predicate !== '') return readPredicate(reading, 5, predicate);
  const instruction = INSTRUCTIONS[reader.word()];
  const tag = typeof instruction === 'function' ? instruction(reading) : instruction;
  return reader.at === reader.close ? tag : undefined;
}

const INSTRUCTIONS: Readonly<Record<string, 3 | 18 | Node | ((reading: Reading) => Tag | undefined)>> = {
  // Names of members of every object are no instructions.
  __proto__: null as never,
  end: 3,
  'meta-left': 12,
  'meta-right': 13,
  newline: 14,
  space: 15,
  tab: 16,
  eof: 18,
  section: ({ reader }) => {
    const path = readSpacedReference(reader);
    return path && [2, path, [], 3];
  },
  repeated: ({ reader }) => {
    const path = reader.skipText(' section') ? readSpacedReference(reader) : undefined;
    return path && [4, path, [], 3, []];
  },
  alternates: ({ reader }) => (reader.skipText(' with') ? 19 : undefined),
  if: readIf,
  or: (reading) => {
    const { reader } = reading;
    if (!reader.skip(CHARACTERS.space)) return [7, 0, 0, [], null];
    const name = reader.predicateName();
    return name === '' ? undefined : readPredicate(reading, 7, name);
  },
  var: (reading) => {
    const name = reading.reader.definition();
    return name === '' ? undefined : readVariables(reading, (paths, calls) => [6, name, paths, calls]);
  },
  ctx: ({ reader }) => readContext(reader),
  inject: ({ reader }) => {
    const name = reader.definition();
    const file = name === '' ? '' : reader.fileName();
    return file === '' ? undefined : [9, name, file, reader.args()];
  },
  macro: ({ reader }) => {
    const name = reader.skip(CHARACTERS.space) ? reader.fileName() : '';
    return name === '' ? undefined : [10, name, []];
  },
  include: ({ reader }) => {
    const [name, ...args] = reader.skip(CHARACTERS.space) ? reader.rest().split(' ') : [];
    return name === undefined || (name === '' && args.length === 0) ? undefined : [24, name, [args, ' ']];
  },
  eval: ({ reader }) => (reader.skipSpace() ? [23, reader.rest()] : undefined),
};

function readSpacedReference(reader: TagReader): Path | undefined {
  return reader.skipSpace() ? reader.reference() : undefined;
}

function readPredicate({ reader, names, complain }: Reading, code: 5 | 7, name: string): Node {
  if (!names.hasPredicate(name)) {
    complain('unknown-predicate', `Predicate '${name}' is unknown`);
  }
  return [code, name, reader.args(), [], null];
}

function readIf(reading: Reading): Node | undefined {
  const { reader } = reading;
  if (!reader.skipSpace()) return undefined;
  const predicate = reader.predicateName();
  return predicate === '' ? readConditions(reader) : readPredicate(reading, 5, predicate);
}

function readConditions(reader: TagReader): Node | undefined {
  const operators: (0 | 1)[] = [];
  const paths: Path[] = [];
  for (;;) {
    const path = reader.reference();
    if (path === undefined) return undefined;
    paths.push(path);
    reader.skipSpace();
    if (reader.skipText('&&')) operators.push(1);
    else if (reader.skipText('||')) operators.push(0);
    else return [8, operators, paths, [], null];
    reader.skipSpace();
  }
}

function readContext(reader: TagReader): Node | undefined {
  const name = reader.definition();
  const entries: [string, Path][] = [];
  for (;;) {
    const key = name === '' ? '' : reader.word();
    // A last word without a value is passed over.
    if (key === '' || !reader.skip(CHARACTERS.equals)) break;
    const path = reader.reference();
    if (path === undefined) return undefined;
    entries.push([key, path]);
    // "b=0c=d" is two entries, too: digits end where a word starts.
    reader.skipSpace();
  }
  return entries.length === 0 ? undefined : [22, name, entries];
}
