/** The repository's format, for files that we write. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './run.mjs';

/**
 * Formats the text of a file as `npm run format` would.
 * @param {string} file its name, which tells the language
 * @param {string} text what is to be in it
 * @returns {Promise<string>} the text, formatted
 * @throws {Error} when it cannot be read
 */
export async function formatted(file, text) {
  const options = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
