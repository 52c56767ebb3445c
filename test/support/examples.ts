import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tools/run.mjs';

/**
 * Reads a document.
 * @param document its path in the repository
 * @returns its text
 */
export function readDocument(document: string): string {
  return readFileSync(path.join(ROOT, document), 'utf8');
}

/**
 * Lists a document's examples of a language.
 * @param document its path in the repository
 * @param language as written behind the fence
 * @returns the code of each, in order
 */
export function examplesIn(document: string, language: string): string[] {
  return [...readDocument(document).matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
    .filter(([, written]) => written === language)
    .map(([, , code = '']) => code);
}

/**
 * Finds one of a document's examples.
 * @param document its path in the repository
 * @param language as written behind the fence
 * @param part a text that this example contains; by default the language's first example is taken
 * @returns the code
 * @throws Error when the document has no such example
 */
export function exampleIn(document: string, language: string, part = ''): string {
  const code = examplesIn(document, language).find((each) => each.includes(part));
  if (code === undefined) throw new Error(`${document} has no example in ${language} with "${part}".`);
  return code;
}
