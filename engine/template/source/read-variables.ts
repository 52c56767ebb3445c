import { unknownFormatter } from '../diagnostics/unknown-formatter.ts';
import type { Call } from '../tree/tree.ts';
import { COMMA } from './patterns.ts';
import { splitArguments, type TagReader } from './tag-reader.ts';
import { wordEnd } from './words.ts';

/**
 * Reads references and the formatters after them, up to the tag's end; both are in the reader then.
 * @param reader positioned at the first reference
 * @returns false if the tag is not valid
 * Source: docs/behaviour/template-language.md §2.4
 */
export function readVariables(reader: TagReader): boolean {
  const { source, close } = reader;
  const first = reader.reference();
  if (first === undefined) return false;
  // Lists start with their first element: an empty one that grows allocates room for sixteen.
  const paths = [first];
  while (reader.at < close && source.charCodeAt(reader.at) !== BAR) {
    const path = reader.take(COMMA) === '' ? undefined : reader.reference();
    if (path === undefined) return false;
    paths.push(path);
  }
  reader.paths = paths;
  reader.calls = 0;
  return reader.at === close || readCalls(reader);
}

function readCalls(reader: TagReader): boolean {
  const { source, close, at, callsByText } = reader;
  const text = source.slice(at, close);
  let calls = callsByText.get(text);
  if (calls === undefined) {
    const names = reader.names.formatters;
    calls = parseCalls(text);
    const unknown = calls && calls.find(([name]) => !names.has(name));
    if (unknown) reader.report('unknown-formatter', unknownFormatter(unknown[0]));
    if (!calls || unknown) return false;
    callsByText.set(text, calls);
  }
  reader.calls = calls;
  reader.at = close;
  return true;
}

/** Splits "|name args|name" into formatters; 0 if it is not a chain of them. */
function parseCalls(text: string): Call[] | 0 {
  const calls: Call[] = [];
  for (let bar = 0; bar < text.length;) {
    const end = wordEnd(text, bar + 1);
    if (end === bar + 1) return 0;
    const name = text.slice(bar + 1, end);
    const next = text.indexOf('|', end);
    bar = next < 0 ? text.length : next;
    calls.push(bar > end ? [name, splitArguments(text.slice(end, bar))] : [name]);
  }
  return calls;
}

const BAR = 124;
