import type { Path } from '../values/path.ts';
import { unknownFormatter } from '../diagnostics/unknown-formatter.ts';
import { CALL, COMMA, TO_BAR } from './patterns.ts';
import { splitArguments, type TagReader } from './tag-reader.ts';
import type { Call, Calls, TreeNode } from '../tree/tree.ts';

/**
 * Reads references and the formatters after them, up to the tag's end.
 * @param reader positioned at the first reference
 * @param build creates the instruction from both
 * @returns the instruction; undefined if the tag is not valid
 * Source: docs/behaviour/template-language.md §2.4
 */
export function readVariables(
  reader: TagReader,
  build: (paths: readonly Path[], calls: Calls) => TreeNode,
): TreeNode | undefined {
  const first = reader.reference();
  if (!first) return undefined;
  // Lists start with their first element: an empty one that grows allocates room for sixteen.
  const paths = [first];
  while (reader.at < reader.close && reader.source[reader.at] !== '|') {
    const path = reader.take(COMMA) && reader.reference();
    if (!path) return undefined;
    paths.push(path);
  }
  const calls = readCalls(reader);
  return calls && build(paths, calls[0] ? calls : 0);
}

function readCalls(reader: TagReader): Call[] | undefined {
  const calls: Call[] = [];
  let unknown = '';
  while (reader.at < reader.close) {
    const name = reader.take(CALL).slice(1);
    if (!name) return undefined;
    const args = reader.take(TO_BAR);
    calls.push(args ? [name, splitArguments(args)] : [name]);
    if (!reader.names.formatters.has(name)) unknown ||= name;
  }
  if (!unknown) return calls;
  reader.report('unknown-formatter', unknownFormatter(unknown));
  return undefined;
}
