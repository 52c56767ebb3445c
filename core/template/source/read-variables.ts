import type { Path } from '../values/path.ts';
import { splitArguments, type TagReader } from './tag-reader.ts';
import type { Call, Calls, Node } from './tree.ts';

/**
 * Reads references and the formatters after them, up to the tag's end.
 * @param reader stands at the first reference
 * @param build makes the instruction of both
 * @returns the instruction; undefined when the tag is none
 * Source: template language §2.4
 */
export function readVariables(
  reader: TagReader,
  build: (paths: readonly Path[], calls: Calls) => Node,
): Node | undefined {
  const paths = readReferences(reader);
  const calls = paths && readCalls(reader);
  return paths && calls !== undefined ? build(paths, calls) : undefined;
}

// Lists start with their first element: an empty one that grows takes room for sixteen.
function readReferences(reader: TagReader): Path[] | undefined {
  let paths: Path[] | undefined;
  for (;;) {
    const path = reader.reference();
    if (!path) return undefined;
    if (paths) paths.push(path);
    else paths = [path];
    const end = reader.at;
    reader.skipSpaces();
    // Only a separator may have spaces before it.
    if (!reader.skip(',')) return reader.at === end ? paths : undefined;
    reader.skipSpaces();
  }
}

function readCalls(reader: TagReader): Calls | undefined {
  let calls: Call[] | undefined;
  let unknown = '';
  while (reader.at < reader.close) {
    const name = reader.skip('|') && reader.word();
    if (!name) return undefined;
    const args = reader.untilBar();
    const call: Call = args ? [name, splitArguments(args)] : [name];
    if (calls) calls.push(call);
    else calls = [call];
    if (!unknown && !reader.names.formatters.has(name)) unknown = name;
  }
  if (!unknown) return calls ?? 0;
  reader.complain('unknown-formatter', `Formatter '${unknown}' is unknown`);
  return undefined;
}
