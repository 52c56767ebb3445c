import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '../../tools/formatted.mjs';

const README = path.resolve(import.meta.dirname, '../../engine/README.md');
const START = '<!-- measured by `npm run bench:template -- --write` -->';
const END = '<!-- end of what was measured -->';

/**
 * Writes tables between the marks of the engine's README; creates it if it is missing.
 * @param tables Markdown
 */
export async function writeIntoReadme(tables: string): Promise<void> {
  const text = existsSync(README) ? readFileSync(README, 'utf8') : '# The template engine\n';
  const whole = text.includes(START) ? text : `${text}\n## Measured\n\n${START}\n${END}\n`;
  const [before = '', rest = ''] = whole.split(START);
  const after = rest.slice(rest.indexOf(END) + END.length);
  const next = `${before}${START}\n\n${tables}\n\n${END}${after}`;
  writeFileSync(README, await formatted(README, next));
}
