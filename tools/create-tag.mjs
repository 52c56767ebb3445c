/**
 * `npm run create store-hello`: writes the files of a new tag that works, its words, tests, row of elements/tags.json and
 * changeset, then runs `npm run generate`. The files of tools/scaffold are its templates.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { BUNDLES } from '../modules.mjs';
import { TAGS } from './build-entries.mjs';
import { formatted } from './formatted.mjs';
import { ROOT, run } from './run.mjs';

/** Marks the texts that a person has to write: the translations of the new words, and the changeset. */
export const UNWRITTEN = '[unwritten]';

const SCAFFOLD = path.join(ROOT, 'tools/scaffold');
const LANGUAGE_FILES = 'core/words/languages/words-*.ts';
const NAME = /^[a-z][\da-z]*(?:-[\da-z]+)+$/;
/** HTML keeps these names for itself: https://html.spec.whatwg.org/#valid-custom-element-name */
const RESERVED = [
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-format',
  'font-face-name',
  'font-face-src',
  'font-face-uri',
  'missing-glyph',
];
/** The height of the button in the scaffold's styles. */
const RESERVE = '3rem';

/**
 * Says why a name cannot be that of a new tag.
 * @param {string} [tag] the name
 * @returns {string | undefined} one sentence; undefined when the name is free
 */
export function refusalOf(tag) {
  if (!tag) return 'The name of the tag is missing: npm run create store-hello.';
  if (!NAME.test(tag))
    return `"${tag}" is no name of a tag: write lower-case words joined by hyphens, such as store-hello.`;
  if (RESERVED.includes(tag)) return `"${tag}" is a reserved name of HTML.`;
  if (TAGS.includes(tag)) return `"${tag}" is already a tag.`;
  if (tag.endsWith('-view')) return `"${tag}" ends in -view, like the bundles of a tag's React view.`;
  if (tag in BUNDLES) return `"${tag}" is the name of a bundle in modules.mjs.`;
  const taken = [`elements/${tag}`, ...newFiles(tag)].find((file) => existsSync(path.join(ROOT, file)));
  if (taken) return `"${tag}" cannot be created, because ${taken} exists.`;
  const { key } = spellingsOf(tag);
  const file = wordFiles('core/words/{languages,owner-languages}/*-de.ts').find((each) =>
    new RegExp(`^  ${key}:`, 'm').test(read(each)),
  );
  return file && `"${tag}" cannot be created, because ${file} already has the word ${key}.`;
}

/**
 * Renders the files of a new tag, without those of `npm run generate`; writes none.
 * @param {string} tag a name that `refusalOf` accepts
 * @returns {Promise<Record<string, string>>} path in the repository → text
 */
export async function filesOfNewTag(tag) {
  const { key, text } = spellingsOf(tag);
  const templates = templateFiles().map((file) => [inName(tag, file), inName(tag, read(file, SCAFFOLD))]);
  const languages = wordFiles(LANGUAGE_FILES).map((file) => [
    file,
    read(file).replace(/\};\n$/, `  ${key}: '${UNWRITTEN} ${text}',\n};\n`),
  ]);
  const row = JSON.stringify({ tag, reserve: RESERVE, control: { role: 'button', name: text } });
  const files = [
    ...templates,
    ...languages,
    ['elements/tags.json', read('elements/tags.json').replace(/\s*\]\s*$/, `,\n${row}\n]\n`)],
    [`.changeset/${tag}.md`, `---\n'storefront-elements': minor\n---\n\n${UNWRITTEN} \`${tag}\`\n`],
  ];
  const written = files.map(async ([file, content]) => [file, await formatted(file, content)]);
  return Object.fromEntries(await Promise.all(written));
}

function spellingsOf(tag) {
  const words = tag.split('-');
  const pascal = words.map(capital).join('');
  return {
    pascal,
    key: pascal[0].toLowerCase() + pascal.slice(1),
    constant: words.join('_').toUpperCase(),
    text: capital(words.join(' ')),
  };
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

/** Replaces the name of the scaffold's tag in each of its spellings. */
function inName(tag, text) {
  const { pascal, key, constant, text: words } = spellingsOf(tag);
  return text
    .replaceAll('store-hello', tag)
    .replaceAll('StoreHello', pascal)
    .replaceAll('storeHello', key)
    .replaceAll('STORE_HELLO', constant)
    .replaceAll('Store hello', words);
}

function newFiles(tag) {
  return templateFiles().map((file) => inName(tag, file));
}

function templateFiles() {
  return globSync('**', { cwd: SCAFFOLD }).sort();
}

function wordFiles(pattern) {
  return globSync(pattern, { cwd: ROOT }).sort();
}

function read(file, folder = ROOT) {
  return readFileSync(path.join(folder, file), 'utf8');
}

function write(files) {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(ROOT, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

function reportOf(tag, files) {
  const lines = Object.keys(files).map((file) => `  ${file}`);
  return `<${tag}> works: a button with one attribute, an English text and tests. The lists are generated.
New, or with a new line:
${lines.join('\n')}

Left to write:
  core/words/languages   its text in five languages, marked ${UNWRITTEN}
  .changeset/${tag}.md   what it does for users, marked ${UNWRITTEN}
  docs/behaviour         a paragraph about it, to cite in elements/${tag}/element.ts
Left to decide: what it shows and does. docs/adding-a-tag.md says what to write where, and how to check it.`;
}

/** @param {string[]} names */
async function main([tag, ...others]) {
  const refusal = others.length > 0 ? 'Create one tag at a time.' : refusalOf(tag);
  if (refusal) {
    console.error(refusal);
    return 1;
  }
  const files = await filesOfNewTag(tag);
  write(files);
  // In a process of its own: this one has read the table without the tag.
  const { code, output } = await run(process.execPath, ['tools/generate-tags.mjs']);
  console.log(code === 0 ? reportOf(tag, files) : output);
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await main(process.argv.slice(2));
