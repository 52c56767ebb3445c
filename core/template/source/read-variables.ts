import type { Path } from '../values/path.ts';
import { CHARACTERS } from './characters.ts';
import type { Names } from './parsed.ts';
import { splitArguments, type TagReader } from './tag-reader.ts';
import type { ErrorCode } from './template-error.ts';
import type { Call, Calls } from './tree.ts';

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
 * @returns both; undefined when the tag is none
 * Source: template language §2.4
 */
export function readVariables(reading: Reading): [readonly Path[], Calls] | undefined {
  const paths = readReferences(reading.reader);
  const calls = paths && readCalls(reading);
  return calls === undefined || paths === undefined ? undefined : [paths, calls];
}

function readReferences(reader: TagReader): Path[] | undefined {
  const paths: Path[] = [];
  for (;;) {
    const path = reader.reference();
    if (path === undefined) return undefined;
    paths.push(path);
    while (reader.code === CHARACTERS.space) reader.at++;
    if (!reader.skip(CHARACTERS.comma)) {
      // Only a separator may have spaces before it.
      return reader.source.charCodeAt(reader.at - 1) === CHARACTERS.space ? undefined : paths;
    }
    while (reader.code === CHARACTERS.space) reader.at++;
  }
}

function readCalls({ reader, names, complain }: Reading): Calls | undefined {
  if (reader.at === reader.close) return 0;
  const calls: Call[] = [];
  let unknown = '';
  while (reader.at < reader.close) {
    const name = reader.skip(CHARACTERS.bar) ? reader.word() : '';
    if (name === '') return undefined;
    const args = reader.until(CHARACTERS.bar);
    calls.push(args === '' ? [name] : [name, splitArguments(args)]);
    if (unknown === '' && !names.hasFormatter(name)) unknown = name;
  }
  if (unknown === '') return calls;
  complain('unknown-formatter', `Formatter '${unknown}' is unknown`);
  return undefined;
}
