/**
 * `npm run generate:docs`, after a build: documents the tags' declarations in README.md and docs/tags/, the table of events
 * in docs/events.md, and the plan of modules and bundles in docs/architecture.md and docs/bundles.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf, TAG_TABLE } from './build-entries.mjs';
import { formatted } from './formatted.mjs';
import { bundleDiagram, moduleLayers, nearestModules, plannedBundles } from './plan-docs.mjs';
import { ROOT } from './run.mjs';
import { storeEvents } from './store-events.mjs';

const MANIFEST = path.join(ROOT, 'dist/custom-elements.json');
/** Types with more values are listed by name, so that the other columns stay readable. */
const MAX_LISTED_VALUES = 8;
const SETTINGS = 'store-config';
/** The citation in the JSDoc of a tag's class. */
const SOURCE = /^ \* Source:\s(docs\/behaviour\/[^]+?)\n \* @tag /m;
const JSON_TYPE = /\bunknown\b|\bProductItem\b|\bRecord</;

/**
 * A tag's row in elements/tags.json and its declaration in the manifest.
 * @typedef {import('./build-entries.mjs').TagRow & { declaration: Record<string, any> }} Documented
 */

/**
 * Renders the documents with their generated parts; writes no file.
 * @returns {Promise<Record<string, string>>} path in the repository → text
 * @throws {Error} when there is no build, or a document lacks its marks
 */
export async function generateDocs() {
  const tags = readTags();
  const documents = {
    'README.md': drawList(tags, 'docs/tags/'),
    'docs/tags/README.md': drawList(tags, ''),
  };
  const texts = Object.entries(documents).map(([file, block]) => [file, withBlock(file, 'tags', block)]);
  texts.push(
    ...tags.map((each) => [`docs/tags/${each.tag}.md`, tagPage(each)]),
    ['docs/events.md', withBlock('docs/events.md', 'events', drawEvents())],
    ['docs/architecture.md', withBlock('docs/architecture.md', 'modules', drawLayers())],
    ['docs/bundles.md', withBlock('docs/bundles.md', 'bundles', drawBundles())],
  );
  const files = texts.map(async ([file, text]) => [file, await formatted(file, text)]);
  return Object.fromEntries(await Promise.all(files));
}

/** @returns {Documented[]} */
function readTags() {
  if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is not there: run \`npm run build\` first.`);
  const { modules } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return TAG_TABLE.map((row) => ({
    ...row,
    declaration: modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === row.tag),
  }));
}

function drawEvents() {
  const rows = storeEvents().map(({ name, fields, description, isCancelable }) => [
    code(name),
    description,
    fields.map(code).join(', '),
    isCancelable ? 'yes' : '',
  ]);
  return drawTable(['Event', 'When', 'Fields', 'Cancelable'], rows);
}

function drawLayers() {
  const rows = moduleLayers().map(({ title, modules }) => [title, list(modules)]);
  return drawTable(['Layer', 'Modules'], rows);
}

function drawBundles() {
  const rows = plannedBundles().map(({ name, before, modules, tags }) => [
    code(name),
    list(before),
    list(modules),
    list(tags),
  ]);
  const table = drawTable(['Bundle', 'Loads after', 'Modules, and folders of PARTS', 'Tags'], rows);
  return [bundleDiagram(), table, `With the nearest bundle: ${list(nearestModules())}.`].join('\n\n');
}

function drawList(tags, folder) {
  // Settings are last: newcomers look for a product first.
  const inOrder = [...tags].sort(
    (one, other) => Number(one.tag === SETTINGS) - Number(other.tag === SETTINGS),
  );
  const rows = inOrder.map(({ tag, declaration }) => {
    const [, sentence] = /^(.+?)\.(?:\s|$)/s.exec(declaration.description) ?? [];
    return [`[\`${tag}\`](${folder}${tag}.md)`, sentence];
  });
  return drawTable(['Tag', 'What it does'], rows);
}

/**
 * The page of a tag; a new page begins with an example of the tag alone.
 * @param {Documented} documented
 */
function tagPage(documented) {
  const { tag, declaration } = documented;
  const file = `docs/tags/${tag}.md`;
  const example = `## Example\n\n\`\`\`html live\n<${tag}></${tag}>\n\`\`\``;
  const marks = ['description', 'tags'].map((mark) => `<!-- ${mark} -->\n\n<!-- end of ${mark} -->`);
  const fresh = `# ${tag}\n\n${marks.join(`\n\n${example}\n\n`)}\n`;
  const place = path.join(ROOT, file);
  const written = existsSync(place) ? readFileSync(place, 'utf8') : fresh;
  const described = withBlock(file, 'description', declaration.description, written);
  return withBlock(file, 'tags', drawTag(documented), described);
}

/** @param {Documented} documented */
function drawTag({ tag, declaration }) {
  const { attributes, members, cssParts, cssStates, slots, events, cssProperties } = declaration;
  const methods = members.filter(({ kind }) => kind === 'method');
  const others = members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
  const sections = [
    ['Attributes', ['Attribute', 'Value', 'Default', 'Effect'], attributes.map(attributeRow)],
    ['Methods', ['Method', 'Effect'], methods.map((each) => [code(`${each.name}()`), each.description])],
    ['Properties without an attribute', ['Property', 'Value'], namedRows(others)],
    ['Slots', ['Slot', 'Content'], slots.map(({ name, description: is }) => [code(name) || 'default', is])],
    ['Events', ['Event', 'When'], namedRows(events)],
    ['Parts', ['`::part()`', 'What it is'], namedRows(cssParts)],
    ['States', ['`:state()`', 'When'], namedRows(cssStates)],
    [
      'Custom properties',
      ['Property', 'Default', 'Effect'],
      cssProperties.map(({ name, default: fallback, description }) => [
        code(name),
        code(fallback),
        description,
      ]),
    ],
  ];
  const drawn = sections.flatMap(([title, heads, rows]) =>
    rows.length > 0 ? [`## ${title}`, drawTable(heads, rows)] : [],
  );
  return [...drawn, `Details: ${drawSources(tag)}.`].join('\n\n');
}

/** Links to the paragraphs that the class of a tag cites. */
function drawSources(tag) {
  const [, source] = SOURCE.exec(readFileSync(path.join(ROOT, folderOf(tag), 'element.ts'), 'utf8')) ?? [];
  if (!source) throw new Error(`${folderOf(tag)}/element.ts: the JSDoc of the class cites no paragraph`);
  const links = source.split(/;\s+/).map((each) => {
    const [, name, sections] = /^docs\/behaviour\/([\w-]+)\.md (§.+)$/.exec(each) ?? [];
    return `[${name}](../behaviour/${name}.md), ${sections}`;
  });
  return links.join('; ');
}

function namedRows(members) {
  return members.map(({ name, description }) => [code(name), description]);
}

function attributeRow({ name, type, default: fallback, description }) {
  return [code(name), valuesOf(type.text), fallbackOf(fallback), description];
}

function valuesOf(type) {
  if (JSON_TYPE.test(type)) return 'JSON';
  const values = type.split(' | ').flatMap((each) => /^"(.+)"$/.exec(each)?.slice(1) ?? []);
  if (/\bboolean\b/.test(type)) return ['boolean', ...values.map(code)].join(', ');
  if (/\bnumber\b/.test(type)) return 'whole number';
  const isListed = values.length > 0 && values.length <= MAX_LISTED_VALUES;
  return isListed ? values.map(code).join(', ') : 'text';
}

function fallbackOf(fallback) {
  return ['""', 'null'].includes(fallback) ? '' : code(fallback.replaceAll('"', ''));
}

function code(text) {
  return text ? `\`${text}\`` : '';
}

function list(names) {
  return names.map(code).join(', ');
}

function drawTable(heads, rows) {
  const lines = [heads, heads.map(() => '-'), ...rows];
  return lines.map((cells) => `| ${cells.map(toCell).join(' | ')} |`).join('\n');
}

function toCell(text) {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
}

/**
 * Replaces the text between the two marks of a document.
 * @param {string} file its path in the repository
 * @param {string} mark the name of the marks
 * @param {string} block the new text
 * @param {string} [text] the document; by default the file
 */
function withBlock(file, mark, block, text = readFileSync(path.join(ROOT, file), 'utf8')) {
  const [before, rest] = text.split(new RegExp(`(?<=<!-- ${mark} -->\\n)`));
  const after = rest?.slice(rest.indexOf(`<!-- end of ${mark} -->`));
  if (!after?.startsWith('<!--')) throw new Error(`${file} lacks the marks "${mark}" and "end of ${mark}"`);
  return `${before}\n${block}\n\n${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of Object.entries(await generateDocs())) writeFileSync(path.join(ROOT, file), text);
}
