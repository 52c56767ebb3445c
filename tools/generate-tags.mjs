/**
 * `npm run generate`: generates every list of tags from elements/tags.json, the classes of events from their table, and the
 * lists of tables of words.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRIES, folderOf, TAG_TABLE } from './build-entries.mjs';
import { formatted } from './formatted.mjs';
import { WORD_WRITERS } from './generate-words.mjs';
import { withBlock } from './generated-block.mjs';
import { ROOT } from './run.mjs';
import { eventClassOf, storeEvents } from './store-events.mjs';

const ORIGIN = 'Generated from tags.json by `npm run generate`';

/** File → a function of the table and the current text that returns the new text. */
const WRITERS = {
  'elements/tag-names.ts': writeNames,
  'elements/provider-tags.ts': writeProviders,
  'elements/tag-elements.ts': writeElements,
  'elements/loading/tag-loaders.ts': writeLoaders,
  'elements/all.ts': (rows, text) =>
    withBlock(
      text,
      'tags',
      rows.map(({ tag }) => `import '${fileOf(tag, 'define', 'elements')}';`),
    ),
  'elements/cdn.ts': (rows, text) =>
    withBlock(
      text,
      'tags',
      rows
        .filter(({ file }) => file === 'entry')
        .map(({ tag }) => `import '${fileOf(tag, 'define', 'elements')}';`),
    ),
  'owner/index.ts': (rows, text) =>
    withBlock(
      text,
      'tags',
      rows
        .filter(({ isOwners }) => isOwners)
        .map(({ tag }) => `export { ${classNameOf(tag)} } from '${fileOf(tag, 'define', 'owner')}';`),
    ),
  'elements/index.ts': writeIndex,
  'entries/react/index.ts': writeComponents,
  'elements/host/event-classes.ts': writeEventClasses,
  'elements/host/index.ts': (_, text) => withBlock(text, 'events', [exportOfClasses('./event-classes.ts')]),
  'elements/store.css': writeSheet,
  'package.json': writePackage,
  'test/support/plain-cases.ts': writeCases,
  ...WORD_WRITERS,
};

/**
 * Renders every file that is generated from a table of tags; writes none.
 * @param {import('./build-entries.mjs').TagRow[]} [rows] the table; that of the repository by default
 * @returns {Promise<Record<string, string>>} path in the repository → text
 */
export async function generateTags(rows = TAG_TABLE) {
  const writersOfTags = rows.flatMap((row) => [definitionWriter(row), componentWriter(row)]);
  const writers = { ...WRITERS, ...Object.fromEntries(writersOfTags) };
  const files = Object.entries(writers).map(async ([file, write]) => {
    const place = path.join(ROOT, file);
    const text = write(rows, existsSync(place) ? readFileSync(place, 'utf8') : '');
    return [file, await formatted(file, text)];
  });
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Returns the name of a tag's class.
 * @param {string} tag the tag's name: store-cart
 * @returns {string} the class: StoreCartElement
 */
export function classNameOf(tag) {
  return `${componentNameOf(tag)}Element`;
}

/** The name of a tag's React component: StoreCart. */
function componentNameOf(tag) {
  const words = tag.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return words.join('');
}

/** The path of a tag's file, seen from a folder. */
function fileOf(tag, name, folder) {
  const file = path.posix.relative(folder, `${folderOf(tag)}/${name}.ts`);
  return file.startsWith('.') ? file : `./${file}`;
}

/** A new tag's definition is generated; it may be edited, as by a tag that shows another one. */
function definitionWriter({ tag }) {
  const className = classNameOf(tag);
  const definition = `
    import { defineElement } from '${path.posix.relative(folderOf(tag), 'elements/host/index.ts')}';
    import { ${className} } from './element.ts';

    defineElement('${tag}', ${className});

    export { ${className} };
  `;
  return [`${folderOf(tag)}/define.ts`, (_, text) => text || definition];
}

// A file for each, so that bundlers leave out the definitions of tags whose component nobody imports.
function componentWriter({ tag }) {
  const className = classNameOf(tag);
  const component = `
    // ${ORIGIN}.
    import { ${className} } from '${fileOf(tag, 'define', 'entries/react')}';
    import { createComponent, type TagComponent } from './create-component.ts';

    /** Defines and renders \`<${tag}>\`. Source: docs/behaviour/elements.md §8.5. */
    export const ${componentNameOf(tag)}: TagComponent<'${tag}'> = /* @__PURE__ */ createComponent('${tag}', ${className});
  `;
  return [`entries/react/${tag}.ts`, () => component];
}

// Providers first: in a page that a server has rendered, tags are upgraded in the order of their definitions.
function writeComponents(rows) {
  const exports = rows.map(({ tag }) => `export { ${componentNameOf(tag)} } from './${tag}.ts';`);
  return `
    // ${ORIGIN}.
    export type { TagComponent } from './create-component.ts';
    ${exports.join('\n')}
  `;
}

function writeIndex(rows, text) {
  const withEvents = withBlock(text, 'events', [exportOfClasses('./host/index.ts')]);
  const tags = [...rows].sort(byTag).map(({ tag }) => {
    return `export type { ${classNameOf(tag)} } from '${fileOf(tag, 'element', 'elements')}';`;
  });
  return withBlock(withEvents, 'tags', tags);
}

function exportOfClasses(file) {
  const generated = storeEvents().filter(({ hasOwnClass }) => !hasOwnClass);
  const classes = generated.map(({ name }) => eventClassOf(name)).sort();
  return `export { ${classes.join(', ')} } from '${file}';`;
}

// Only the package's entry imports them: a class here would be in every bundle that dispatches one of the events.
function writeEventClasses() {
  const generated = storeEvents().filter(({ hasOwnClass }) => !hasOwnClass);
  const classes = generated.map(({ name, description, isCancelable }) => {
    const words = isCancelable ? `${description}; cancelable` : description;
    return `
      /** ${words}. Source: docs/behaviour/elements.md §5.1. */
      export class ${eventClassOf(name)} extends /* @__PURE__ */ eventClass('${name}', ${isCancelable}) {}`;
  });
  const members = generated.map(({ name }) => `'${name}': ${eventClassOf(name)};`);
  return `
    // Generated from store-events.ts by \`npm run generate\`.
    import { eventClass } from './event-class.ts';
    ${classes.join('\n')}

    /** Name → event. Source: docs/behaviour/elements.md §5.1. */
    export interface StoreEventMap { ${members.join('\n')} }

    declare global {
      // For elements, the document and the window: the events bubble, and some are dispatched on the document.
      // oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone merges with the browser's
      interface GlobalEventHandlersEventMap extends StoreEventMap {}
    }
  `;
}

const list = (rows) => JSON.stringify(rows.map(({ tag }) => tag));

function writeNames(rows) {
  return `
    // ${ORIGIN}.
    /** Every tag of this package, providers first. Source: docs/behaviour/elements.md §1.1. */
    export const TAG_NAMES = ${list(rows)} as const;

    /** Name of a tag of this package. */
    export type TagName = (typeof TAG_NAMES)[number];

    /** The tags in the entry bundle for pages without a build. */
    export const SELLING_TAGS: readonly TagName[] = ${list(rows.filter(({ file }) => file === 'entry'))};
  `;
}

// In a file of its own: the entry bundle needs it and must not grow with the table.
function writeProviders(rows) {
  return `
    // ${ORIGIN}.
    import type { TagName } from './tag-names.ts';

    /** The tags that provide a store or a product to the tags inside them. */
    export const PROVIDER_TAGS: readonly TagName[] = ${list(rows.filter(({ isProvider }) => isProvider))};
  `;
}

function writeElements(rows) {
  const imports = [...rows].sort(byTag).map(({ tag }) => {
    return `import type { ${classNameOf(tag)} } from '${fileOf(tag, 'element', 'elements')}';`;
  });
  const members = rows.map(({ tag }) => `'${tag}': ${classNameOf(tag)};`);
  return `
    // ${ORIGIN}.
    ${imports.join('\n')}

    /** Tag → its element. */
    export interface TagElements { ${members.join('\n')} }
  `;
}

function writeLoaders(rows) {
  const table = (chosen) => {
    const members = chosen.map(
      ({ tag }) => `'${tag}': () => import('${fileOf(tag, 'define', 'elements/loading')}'),`,
    );
    return `{ ${members.join('\n')} }`;
  };
  return `
    // ${ORIGIN}.
    import type { TagName } from '../tag-names.ts';

    /** Tag → the loader that defines it. */
    export const TAG_LOADERS: Readonly<Record<TagName, () => Promise<unknown>>> = ${table(rows)};

    /** The loaders of tags outside the entry bundle for pages without a build. */
    export const LATER_TAG_LOADERS = ${table(rows.filter(({ file }) => file !== 'entry'))};
  `;
}

function writeCases(rows) {
  const cases = rows.filter(({ control }) => control);
  const members = cases.map(({ tag, control }) => `'${tag}': { control: ${JSON.stringify(control)} },`);
  return `
    // ${ORIGIN}.
    /** The contract suite's cases of tags that show something without attributes. */
    export const PLAIN_CASES = { ${members.join('\n')} } as const;
  `;
}

function writeSheet(rows) {
  const list = (chosen) =>
    chosen.length === 1 ? chosen[0].tag : `:is(${chosen.map(({ tag }) => tag).join(', ')})`;
  const boxless = rows.filter(({ isProvider, isFloating }) => isProvider || isFloating);
  const reserving = rows.filter(({ reserve }) => reserve);
  return `
    /* ${ORIGIN}. */
    /* Reserves space for tags that are not defined yet, so that nothing shifts when they initialise. */
    ${list(boxless)}:not(:defined) { display: contents; }
    ${list(rows.filter(({ isClosed }) => isClosed))}:not(:defined) > [slot] { display: none; }
    ${list(rows.filter((row) => !boxless.includes(row) && !row.isInline))}:not(:defined) {
      display: block;
      /* The author's content keeps its own size. */
      &:empty { min-height: var(--_h); }
    }
    ${rows
      .filter(({ isSized }) => isSized)
      .map(sizingRule)
      .join('\n')}
    ${reserving.map(reservingRule).join('\n')}
    /* Space at the end of the page for floating tags; any rule of the page wins. */
    :where(body:has(> ${list(rows.filter(({ isFloating }) => isFloating))}:not([position^='top'], [position='inline']))) {
      padding-bottom: max(5rem, 4rem + env(safe-area-inset-bottom));
    }
  `;
}

function reservingRule({ tag, reserve, phoneReserve, unreserved }) {
  const not = unreserved ? `:not(${unreserved})` : '';
  const rule = (height) => `${tag}${not} { --_h: var(--${tag}-reserve, ${height}); }`;
  return phoneReserve
    ? `${rule(reserve)} @media (max-width: 30rem) { ${rule(phoneReserve)} }`
    : rule(reserve);
}

/** As wide as its picture; browsers that cannot read numbers from attributes reserve no space. */
function sizingRule({ tag }) {
  return `${tag}:not(:defined):empty {
    width: min(100%, attr(width px));
    aspect-ratio: attr(width type(<number>))/attr(height type(<number>));
  }`;
}

/** Orders the exports: entries, then tags, then the others, unchanged. */
function writePackage(rows, text) {
  const json = JSON.parse(text);
  const others = Object.entries(json.exports).filter(
    ([name, { default: file }]) =>
      !file?.startsWith('./dist/elements/') && !rows.some(({ tag }) => name === `./${tag}`),
  );
  json.exports = Object.fromEntries([
    ...ENTRIES.map((entry) => [entry === 'index' ? '.' : `./${entry}`, exportOf(`elements/${entry}`)]),
    ...rows.map(({ tag }) => [`./${tag}`, exportOf(`${folderOf(tag)}/define`)]),
    ...others,
  ]);
  return JSON.stringify(json);
}

function exportOf(name) {
  return { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
}

function byTag(one, other) {
  return one.tag < other.tag ? -1 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of Object.entries(await generateTags())) writeFileSync(path.join(ROOT, file), text);
}
