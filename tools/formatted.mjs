/** Formats generated files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './run.mjs';

/**
 * Formats the text of a file as `npm run format` would.
 * @param {string} file its name, whose extension gives the language
 * @param {string} text its content
 * @returns {Promise<string>} the text, formatted
 * @throws {Error} on a syntax error
 */
export async function formatted(file, text) {
  const options = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
