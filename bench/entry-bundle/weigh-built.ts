import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';
import { builtFiles, readBuilt } from '../../test/support/built.ts';

/** The share of one module, package or file in a built file. */
export interface Share {
  readonly name: string;
  /** Minified. */
  readonly bytes: number;
  /** The compressed size that its removal would save, scaled so that all shares add up to the whole. */
  readonly gzipBytes: number;
}

/** A built file, by weight. */
export interface Weighed {
  /** Path below dist/. */
  readonly file: string;
  readonly bytes: number;
  readonly gzipBytes: number;
  /** The heaviest first. */
  readonly shares: readonly Share[];
}

interface Piece {
  readonly name: string;
  readonly code: string;
}

const SOURCE =
  /(?:^|\/)(?:node_modules\/((?:@[^/]+\/)?[^/]+)|((?:core|engine|elements|owner|entries)\/[^?]*))/;
const REST = '(between the modules)';

/**
 * Weighs the contents of a built file by its source map.
 * @param start of the file's path below dist/
 * @param unit modules (`core/cart`, or the name of a package) or single files of ours
 * @returns the file and its shares
 * @throws Error when there is no such built file
 */
export function weighBuilt(start: string, unit: 'room' | 'file'): Weighed {
  const file = builtFiles('.js').find((each) => each.startsWith(start));
  if (file === undefined) throw new Error(`dist/${start} is not there: run \`npm run build\` first.`);
  const code = readBuilt(file);
  const pieces = piecesOf(code, JSON.parse(readBuilt(`${file}.map`)) as SourceMapPayload, unit);
  const gzipBytes = gzipSize(code);
  const saved = [...new Set(pieces.map(({ name }) => name))].map((name) => {
    const without = pieces.filter((piece) => piece.name !== name);
    const bytes = code.length - textOf(without).length;
    return { name, bytes, savedBytes: gzipBytes - gzipSize(textOf(without)) };
  });
  const scale = gzipBytes / saved.reduce((sum, { savedBytes }) => sum + savedBytes, 0);
  const shares = saved
    .map(({ name, bytes, savedBytes }) => ({ name, bytes, gzipBytes: savedBytes * scale }))
    .sort((one, other) => other.gzipBytes - one.gzipBytes);
  return { file, bytes: code.length, gzipBytes, shares };
}

/** Splits the code where the source changes. */
function piecesOf(code: string, payload: SourceMapPayload, unit: 'room' | 'file'): readonly Piece[] {
  const map = new SourceMap(payload);
  return code.split(/(?<=\n)/).flatMap((text, line) => {
    const pieces: Piece[] = [];
    let start = 0;
    let name = REST;
    for (let column = 0; column <= text.length; column += 1) {
      const next = column === text.length ? null : nameAt(map, line, column, unit);
      if (next === name) continue;
      if (column > start) pieces.push({ name, code: text.slice(start, column) });
      start = column;
      name = next ?? REST;
    }
    return pieces;
  });
}

function nameAt(map: SourceMap, line: number, column: number, unit: 'room' | 'file'): string {
  const entry = map.findEntry(line, column);
  if (!('originalSource' in entry)) return REST;
  const [, packageName, path] = SOURCE.exec(entry.originalSource) ?? [];
  if (packageName !== undefined) return packageName;
  if (path === undefined) return REST;
  return unit === 'file' ? path : (/^[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? path);
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ code }) => code).join('');
}

function gzipSize(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
