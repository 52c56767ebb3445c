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

/**
 * Finds one of the README's examples.
 * @param language as written behind the fence
 * @param part stands in this example; by default the language's first one
 * @returns the code
 * @throws Error when the README has no such example
 */
export function exampleIn(language: string, part = ''): string {
  const code = examplesIn(language).find((each) => each.includes(part));
  if (code === undefined) throw new Error(`The README has no example in ${language} with "${part}".`);
  return code;
}
