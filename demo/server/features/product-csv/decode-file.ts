import { fileProblem } from './file-problem.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** The first bytes of an encoding that is not UTF-8. Excel's "Unicode text" is UTF-16. */
const UTF_16 = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes a file of text.
 * @param bytes the file
 * @returns the text without byte order mark
 * @throws Refusal 400 for anything but UTF-8, or UTF-16 with its mark, and for text with NUL
 * Source: docs/behaviour/reference-store.md §28.1
 */
export function decodeFile(bytes: Uint8Array): string {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  let text: string;
  try {
    text = new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fileProblem(IMPORT_TEXTS.notCsv);
  }
  if (text.includes('\0')) throw fileProblem(IMPORT_TEXTS.notCsv);
  return text;
}
