import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { fileProblem } from './file-problem.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** A row of a file. */
export interface CsvRow {
  /** Where it begins; the first line is 1. */
  readonly line: number;
  /** Without white space around them, each line break as one character. */
  readonly cells: readonly string[];
}

/** A file, read. */
export interface CsvFile {
  readonly head: readonly string[];
  /** Without blank rows. */
  readonly rows: readonly CsvRow[];
}

interface Parsed {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/** Spreadsheets write semicolons where the comma is a decimal sign, and tabs in UTF-16. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads a CSV file in slices, so that other requests have their turn.
 * @param text of the file
 * @throws Refusal 400 with a sentence for a file that is empty, too large, or not CSV
 * Source: docs/behaviour/reference-store.md §28.1
 */
export async function readCsv(text: string): Promise<CsvFile> {
  const parser = parse({
    delimiter: separatorOf(text.trimStart()),
    info: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const source = Readable.from(slicesOf(text));
  source.pipe(parser);
  const all: CsvRow[] = [];
  let lines = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      const row = { line: lines + 1, cells: record.map(cellOf) };
      lines = info.lines;
      if (row.cells.length > IMPORT_LIMITS.columns) throw fileProblem(IMPORT_TEXTS.tooManyColumns);
      if (row.cells.some((cell) => cell !== '')) all.push(row);
      if (all.length > IMPORT_LIMITS.rows + 1) throw fileProblem(IMPORT_TEXTS.tooManyRows);
    }
  } catch (error) {
    throw error instanceof CsvError ? toProblem(error, lines + 1) : error;
  } finally {
    source.destroy();
  }
  const [head, ...rows] = isSeparatorRow(all[0]) ? all.slice(1) : all;
  if (head === undefined) throw fileProblem(IMPORT_TEXTS.empty);
  if (rows.length === 0) throw fileProblem(IMPORT_TEXTS.noRows);
  return { head: head.cells, rows };
}

function cellOf(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

function toProblem({ code }: CsvError, line: number) {
  const isOfQuotes = code.includes('QUOTE');
  return fileProblem(isOfQuotes ? IMPORT_TEXTS.badQuotes(line) : IMPORT_TEXTS.unreadable(line));
}

async function* slicesOf(text: string): AsyncIterable<string> {
  for (let start = 0; start < text.length; start += IMPORT_LIMITS.sliceLength) {
    yield text.slice(start, start + IMPORT_LIMITS.sliceLength);
    await nextTurn();
  }
}

/** Excel's own first line, which names the separator: "sep=;". */
const SEPARATOR_LINE = /^sep=([,;\t])/i;

function isSeparatorRow(row: CsvRow | undefined): boolean {
  return row !== undefined && /^sep=$/i.test(row.cells.join(''));
}

/** The separator that the first line names, or has most of. */
function separatorOf(text: string): string {
  const [, named] = SEPARATOR_LINE.exec(text) ?? [];
  if (named !== undefined) return named;
  const [line = ''] = /^.*$/m.exec(text) ?? [];
  const heading = line.replaceAll(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => heading.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
