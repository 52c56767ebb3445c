import type { Path } from '../values/path.ts';
import { CHARACTERS } from './characters.ts';
import type { Names } from './parsed.ts';
import { splitArguments, type TagReader } from './tag-reader.ts';
import type { ErrorCode } from './template-error.ts';
import type { Call, Calls, Node } from './tree.ts';

/** What reading a tag needs besides the tag. */
export interface Reading {
  readonly reader: TagReader;
  readonly names: Names;
  /** Complains about the tag that is being read. */
  readonly complain: (code: ErrorCode, message: string) => void;
}

/**
 * Reads references and the formatters after them, up to the tag's end.
 * @param reading the tag
 * @param build makes the instruction of both
 * @returns the instruction; undefined when the tag is none
 * Source: template language §2.4
 */
export function readVariables(
  reading: Reading,
  build: (paths: readonly Path[], calls: Calls) => Node,
): Node | undefined {
  const paths = readReferences(reading.reader);
  const calls = paths && readCalls(reading);
  return calls === undefined || paths === undefined ? undefined : build(paths, calls);
}

// Lists start with their first element: an empty one that grows takes room for sixteen.
function readReferences(reader: TagReader): Path[] | undefined {
  let paths: Path[] | undefined;
  for (;;) {
    const path = reader.reference();
    if (path === undefined) return undefined;
    if (paths === undefined) paths = [path];
    else paths.push(path);
    const end = reader.at;
    reader.skipSpaces();
    if (!reader.skip(CHARACTERS.comma)) {
      // Only a separator may have spaces before it.
      return reader.at === end ? paths : undefined;
    }
    reader.skipSpaces();
  }
}

function readCalls({ reader, names, complain }: Reading): Calls | undefined {
  if (reader.at === reader.close) return 0;
  let calls: Call[] | undefined;
  let unknown = '';
  while (reader.at < reader.close) {
    const name = reader.skip(CHARACTERS.bar) ? reader.word() : '';
    if (name === '') return undefined;
    const args = reader.until(CHARACTERS.bar);
    const call: Call = args === '' ? [name] : [name, splitArguments(args)];
    if (calls === undefined) calls = [call];
    else calls.push(call);
    if (unknown === '' && !names.hasFormatter(name)) unknown = name;
  }
  if (unknown === '') return calls;
  complain('unknown-formatter', `Formatter '${unknown}' is unknown`);
  return undefined;
}
