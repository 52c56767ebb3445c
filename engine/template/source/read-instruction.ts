import { OPCODES, type Opcodes } from '../tree/opcodes.ts';
import type { Path } from '../values/path.ts';
import { AND_OR_OR, DEFINITION, FILE_NAME, PREDICATE } from './patterns.ts';
import { readVariables } from './read-variables.ts';
import type { TagReader } from './tag-reader.ts';
import type { TreeNode } from '../tree/tree.ts';

/** The meaning of a tag. */
export type Tag = TreeNode | Opcodes['END' | 'EOF' | 'ALTERNATES_WITH'];

type None = undefined | false | '';

/**
 * Reads a tag that starts with a dot.
 * @param reader positioned after the dot
 * @returns the meaning of the tag; undefined if it is not an instruction
 * Source: docs/behaviour/template-language.md §2.4
 */
export function readInstruction(reader: TagReader): Tag | None {
  const name = reader.word();
  if (name !== '' && reader.source.charCodeAt(reader.at) === QUESTION_MARK) {
    reader.at++;
    return readPredicate(reader, OPCODES.PREDICATE, `${name}?`);
  }
  const instruction = INSTRUCTIONS[name];
  const tag = typeof instruction === 'function' ? instruction(reader) : instruction;
  return reader.at === reader.close && tag;
}

const INSTRUCTIONS: Readonly<Record<string, Exclude<Tag, object> | ((reader: TagReader) => Tag | None)>> = {
  // Inherited members of objects are not instructions.
  __proto__: null as never,
  end: OPCODES.END,
  'meta-left': OPCODES.META_LEFT,
  'meta-right': OPCODES.META_RIGHT,
  newline: OPCODES.NEWLINE,
  space: OPCODES.SPACE,
  tab: OPCODES.TAB,
  eof: OPCODES.EOF,
  section: (reader) => {
    const path = reader.space() && reader.reference();
    return path && [OPCODES.SECTION, path, [], OPCODES.END];
  },
  repeated: (reader) => {
    const path = reader.take(/ section[\t-\r ]+/y) && reader.reference();
    return path && [OPCODES.REPEATED, path, [], OPCODES.END, []];
  },
  alternates: (reader) => reader.take(/ with/y) && OPCODES.ALTERNATES_WITH,
  if: (reader) => {
    if (!reader.space()) return false;
    const predicate = reader.take(PREDICATE);
    return predicate ? readPredicate(reader, OPCODES.PREDICATE, predicate) : readConditions(reader);
  },
  or: (reader) => {
    const predicate = reader.take(/ [a-z][\w-]*\?/iy);
    return predicate
      ? readPredicate(reader, OPCODES.OR_PREDICATE, predicate.slice(1))
      : [OPCODES.OR_PREDICATE, 0, 0, [], null];
  },
  var: (reader) => {
    const name = readDefinition(reader);
    return name && readVariables(reader) && [OPCODES.BINDVAR, name, reader.paths, reader.calls];
  },
  ctx: (reader) => {
    const name = readDefinition(reader);
    const entries = name && readEntries(reader);
    return entries && [OPCODES.CTXVAR, name, entries];
  },
  inject: (reader) => {
    const name = readDefinition(reader);
    const file = name && reader.take(FILE_NAME);
    return file && [OPCODES.INJECT, name, file, reader.args()];
  },
  macro: (reader) => {
    const name = reader.take(/ [\w./-]+/y).slice(1);
    return name && [OPCODES.MACRO, name, []];
  },
  include: (reader) => {
    const [, name, ...args] = reader.take(/ [^}]+/y).split(' ');
    return name !== undefined && (name || args.length > 0) && [OPCODES.INCLUDE, name, [args, ' ']];
  },
  eval: (reader) => reader.space() && [OPCODES.EVAL, reader.rest()],
};

function readDefinition(reader: TagReader): string {
  return reader.take(DEFINITION).trim();
}

function readPredicate(
  reader: TagReader,
  code: Opcodes['PREDICATE' | 'OR_PREDICATE'],
  name: string,
): TreeNode {
  if (!reader.names.predicates.has(name)) {
    reader.report('unknown-predicate', `Predicate '${name}' is unknown`);
  }
  return [code, name, reader.args(), [], null];
}

function readConditions(reader: TagReader): TreeNode | undefined {
  const operators: (0 | 1)[] = [];
  const paths: Path[] = [];
  // "{.if }" is a condition without references, which fails when it is evaluated.
  while (reader.at < reader.close || paths[0]) {
    const path = reader.reference();
    if (!path) return undefined;
    paths.push(path);
    const operator = reader.take(AND_OR_OR);
    if (!operator) {
      reader.space();
      break;
    }
    operators.push(operator.includes('&') ? 1 : 0);
  }
  return [OPCODES.IF, operators, paths, [], null];
}

function readEntries(reader: TagReader): [string, Path][] | undefined {
  const entries: [string, Path][] = [];
  for (;;) {
    const key = reader.word();
    // A last word without a value is ignored.
    if (!key || !reader.take(/=/y)) return entries[0] && entries;
    const path = reader.reference();
    if (!path) return undefined;
    entries.push([key, path]);
    // "b=0c=d" is two entries as well: digits end where a word starts.
    reader.space();
  }
}

const QUESTION_MARK = 63;
