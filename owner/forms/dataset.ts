import { BYTES_PER_MB, truncateDataset } from '../rules/index.ts';
import { fill } from '../../core/text/index.ts';
import { EDITOR_WORDS, FORM_EDITOR_WORDS } from '../../core/words/index.ts';

/** Limits of a dataset; the rest is cut off. A larger file is refused. Source: docs/behaviour/form-editor.md §2.6 */
export const DATASET_LIMITS = { maxRows: 250, maxColumns: 2, maxBytes: 1_000_000 } as const;

const TEXT_FILE = /\.(txt|tsv)$/i;

/** Rows of cells, or why there are none. Source: docs/behaviour/form-editor.md §2.6 */
export type Dataset =
  | { readonly state: 'read'; readonly rows: readonly (readonly string[])[]; readonly isCut: boolean }
  | { readonly state: 'refused'; readonly message: string };

/**
 * Checks a file before it is read.
 * @param file its name, and its size in bytes
 * @returns the reason for a refusal; null for a valid file
 * Source: docs/behaviour/form-editor.md §2.6
 */
export function problemOfFile({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | null {
  if (!TEXT_FILE.test(name))
    return fill(EDITOR_WORDS.fileUnsupported, { fileName: name, fileTypeMessage: '' });
  if (size <= DATASET_LIMITS.maxBytes) return null;
  const maxSize = fill(FORM_EDITOR_WORDS.megabytes, { n: DATASET_LIMITS.maxBytes / BYTES_PER_MB });
  return fill(EDITOR_WORDS.fileTooLarge, { fileName: name, maxSize });
}

/**
 * Decodes a text file that a spreadsheet of any system has saved.
 * @param bytes the file
 * @returns its text, from UTF-8 or UTF-16, otherwise from Windows-1252 of older spreadsheets
 * Source: docs/behaviour/form-editor.md §2.6
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Parses tab-separated lines, as spreadsheets copy and save them.
 * @param text the lines
 * @returns the cells within the limits; a refusal if there are none, or the first cell of a row is empty; whether some were left out
 * Source: docs/behaviour/form-editor.md §2.6
 */
export function readDataset(text: string): Dataset {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const cells = lines.filter((line) => line.trim() !== '').map((line) => line.split('\t'));
  const rows = truncateDataset(cells, DATASET_LIMITS).map((row) => row.map(cellOf));
  if (rows.length === 0)
    return refused(lines.length > 1 ? EDITOR_WORDS.columnMissing : EDITOR_WORDS.rowMissing);
  if (rows.some(([first]) => first === '')) return refused(EDITOR_WORDS.rowDataMissing);
  return { state: 'read', rows, isCut: isCut(cells) };
}

/** Whether more than empty cells was left out. */
function isCut(cells: readonly (readonly string[])[]): boolean {
  const { maxRows, maxColumns } = DATASET_LIMITS;
  return (
    cells.length > maxRows || cells.some((row) => row.slice(maxColumns).some((cell) => cell.trim() !== ''))
  );
}

/** Spreadsheets quote a cell with commas or quotes, and double its quotes. */
function cellOf(written: string): string {
  const text = written.trim();
  const [, inner = ''] = /^"(.*)"$/.exec(text) ?? [];
  return /,|""/.test(inner) ? inner.replaceAll('""', '"').trim() : text;
}

function refused(message: string): Dataset {
  return { state: 'refused', message };
}
