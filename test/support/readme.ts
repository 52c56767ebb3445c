import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tools/run.mjs';

/** The README's text. */
export const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/**
 * Lists the README's examples of a language.
 * @param language as written behind the fence
 * @returns the code of each, in order
 */
export function examplesIn(language: string): string[] {
  return [...README.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
    .filter(([, written]) => written === language)
    .map(([, , code = '']) => code);
}
