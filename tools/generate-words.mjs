/** The lists of tables of words, for `npm run generate`: each table is a file of core/words/english. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withBlock } from './generated-block.mjs';
import { ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'core/words/english');
const TABLE = /^export const (\w+_WORDS) = words\(/m;

/** File → a function of the table of tags, which it ignores, and the current text that returns the new text. */
export const WORD_WRITERS = {
  'core/words/index.ts': (_, text) =>
    withBlock(
      text,
      'words',
      wordTables().map(({ file, name }) => `export { ${name} } from './english/${file}';`),
    ),
  'core/words/english/vocabulary.ts': writeVocabulary,
};

function wordTables() {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const name = TABLE.exec(readFileSync(path.join(FOLDER, file), 'utf8'))?.[1];
      return name ? [{ file, name }] : [];
    });
}

/** All tables, except those that owner-vocabulary.ts names: only owners read them. */
function writeVocabulary(_, text) {
  const ofOwners = readFileSync(path.join(FOLDER, 'owner-vocabulary.ts'), 'utf8');
  const tables = wordTables().filter(({ name }) => !ofOwners.includes(`typeof ${name}`));
  const block = `
    ${tables.map(({ file, name }) => `import type { ${name} } from './${file}';`).join('\n')}

    /** All words for visitors in one language. Source: docs/behaviour/words.md §1 */
    export type Vocabulary = ${tables.map(({ name }) => `typeof ${name}`).join(' & ')};`;
  return withBlock(text, 'words', [block.trim()]);
}
