/**
 * Writes the tags' metadata for editors into dist/: the custom elements manifest, the HTML data of VS Code and the web-types
 * of JetBrains. Attributes and defaults come from the built classes, types and descriptions from their declarations. The
 * usual analyzer does not run the sources, so it misses attributes that a function declares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { cssPropertiesOf } from './build-css-properties.mjs';
import { folderOf, TAGS } from './build-entries.mjs';
import { ROOT } from './run.mjs';
import { eventClassOf, storeEvents } from './store-events.mjs';

const DIST = path.join(ROOT, 'dist');
// Expands aliases: a manifest does not declare them.
const TYPE_FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
const CITATION = /\s*Source:\s\S+.*$/s;
const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
/** Larger limits only guard against overflow. */
const MAX_STATED = 1_000_000;
const IN_THE_PAGE = 'It renders into the page itself, without a shadow root.';

/**
 * Describes every tag and writes the three files.
 * @returns {Promise<void>} once they are written
 */
export async function writeManifests() {
  const { name, version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const tags = await describeTags();
  const files = {
    'custom-elements.json': { schemaVersion: '2.1.0', readme: 'README.md', modules: tags.map(moduleOf) },
    'vscode.html-custom-data.json': { version: 1.1, tags: tags.map(htmlDataOf) },
    'web-types.json': {
      $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
      name,
      version,
      'js-types-syntax': 'typescript',
      'description-markup': 'markdown',
      contributions: { html: { elements: tags.map(webTypeOf) } },
    },
  };
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(DIST, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}

async function describeTags() {
  const places = TAGS.map((tag) => path.join(DIST, folderOf(tag), 'element.d.ts'));
  const options = { target: ts.ScriptTarget.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const program = ts.createProgram(places, {
    ...options,
    module: ts.ModuleKind.ESNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
  });
  return Promise.all(TAGS.map((tag, index) => describeTag(program, tag, places[index])));
}

async function describeTag(program, tag, place) {
  const exported = await import(pathToFileURL(path.join(DIST, folderOf(tag), 'define.js')).href);
  const [className, element] = Object.entries(exported)[0];
  const checker = program.getTypeChecker();
  const declaration = program
    .getSourceFile(place)
    .statements.find((node) => ts.isClassDeclaration(node) && node.name.text === className);
  const type = checker.getTypeAtLocation(declaration.name);
  const described = wordsOf(checker, type.symbol);
  const properties = element.properties ?? {};
  return {
    tag,
    className,
    description: element.isLight ? `${described} ${IN_THE_PAGE}` : described,
    attributes: Object.entries(properties).map(([field, { attribute, fallback, expected }]) => ({
      name: attribute,
      field,
      ...describeField(checker, type.getProperty(field), declaration, expected),
      default: fallback === undefined ? 'null' : JSON.stringify(fallback),
    })),
    otherMembers: ownMembers(type)
      .filter((member) => !(member.name in properties))
      .map((member) => describeMember(checker, member, declaration)),
    ...namedParts(type, checker),
    cssProperties: cssPropertiesOf(tag, element),
  };
}

/** The public members that a tag has beyond every tag. */
function ownMembers(type) {
  let base = type;
  while (base.symbol.name !== 'StoreElement') [base] = base.getBaseTypes();
  return type.getProperties().filter(({ name, valueDeclaration }) => {
    const isPublic = (ts.getCombinedModifierFlags(valueDeclaration) & HIDDEN) === 0;
    return isPublic && !/^(__)?#/.test(name) && !base.getProperty(name);
  });
}

function describeMember(checker, symbol, place) {
  const description = wordsOf(checker, symbol);
  if (ts.isMethodDeclaration(symbol.valueDeclaration))
    return { kind: 'method', name: symbol.name, description };
  const text = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, place), place, TYPE_FORMAT);
  return { kind: 'field', name: symbol.name, type: { text }, description, readonly: true };
}

function describeField(checker, symbol, place, expected) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  const members = type.isUnion() ? type.types : [type];
  const literals = members.flatMap((each) =>
    each.isStringLiteral() && each.value !== '' ? [each.value] : [],
  );
  return {
    description: `${wordsOf(checker, symbol)}${rangeOf(expected)}`,
    type: inOrder(checker.typeToString(type, place, TYPE_FORMAT)),
    words: literals.sort(),
  };
}

function rangeOf(expected) {
  const isRange = expected?.max !== undefined && expected.max <= MAX_STATED;
  return isRange ? ` From ${expected.min} to ${expected.max}.` : '';
}

/** Sorts the members of a union: TypeScript's order differs from build to build. */
function inOrder(type) {
  return /[({<]/.test(type) ? type : type.split(' | ').sort().join(' | ');
}

/** A class also has what the JSDoc of its base class names; of two texts for one name, its own is taken. */
function namedParts(type, checker) {
  const tags = [type, ...type.getBaseTypes()].flatMap(({ symbol }) => symbol.getJsDocTags(checker));
  const all = tags.map(({ name, text }) => {
    const [, named, description] = /^(\S*?)\s*-\s+(.*)$/s.exec(ts.displayPartsToString(text).trim()) ?? [];
    return { kind: name, name: named, description };
  });
  const of = (kind) => {
    const ofKind = all.filter((each) => each.kind === kind);
    const isFirst = ({ name }, index) => ofKind.findIndex((each) => each.name === name) === index;
    return ofKind.filter(isFirst).map(({ name, description }) => ({ name, description }));
  };
  return {
    cssParts: of('csspart'),
    cssStates: of('cssstate'),
    slots: of('slot'),
    events: of('fires').map(describeEvent),
  };
}

/** @throws {Error} if the event is not in the table */
function describeEvent({ name, description }) {
  const row = storeEvents().find((each) => each.name === name);
  if (!row) throw new Error(`@fires ${name}: elements/host/store-events.ts has no such event`);
  const isSaid = !row.isCancelable || description.includes('preventDefault()');
  return { name, description: isSaid ? description : `${description}; cancelable`, type: eventClassOf(name) };
}

function wordsOf(checker, symbol) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(CITATION, '').trim();
}

function moduleOf({ tag, className, description, attributes, otherMembers, events, ...parts }) {
  const file = `dist/${folderOf(tag)}/define.js`;
  const declaration = { name: className, module: file };
  return {
    kind: 'javascript-module',
    path: file,
    declarations: [
      {
        kind: 'class',
        name: className,
        tagName: tag,
        customElement: true,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: attributes.map(({ name, field, type, ...said }) => ({
          name,
          fieldName: field,
          type: { text: type },
          description: said.description,
          default: said.default,
        })),
        members: [
          ...attributes.map(({ name, field, type, ...said }) => ({
            kind: 'field',
            name: field,
            attribute: name,
            type: { text: type },
            description: said.description,
            default: said.default,
          })),
          ...otherMembers,
        ],
        events: events.map(({ type, ...event }) => ({ ...event, type: { text: type } })),
        ...parts,
      },
    ],
    exports: [
      { kind: 'js', name: className, declaration },
      { kind: 'custom-element-definition', name: tag, declaration },
    ],
  };
}

function htmlDataOf({ tag, description, attributes }) {
  return {
    name: tag,
    description,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      ...(attribute.words.length > 0 && { values: attribute.words.map((name) => ({ name })) }),
      ...(attribute.type === 'boolean' && { valueSet: 'v' }),
    })),
  };
}

function webTypeOf({ tag, description, attributes, slots, events, cssParts, cssProperties }) {
  const valued = attributes.map(({ name, field, description: words, type, default: fallback }) => ({
    attribute: { name, description: words, default: fallback, value: { type } },
    property: { name: field, description: words, type, default: fallback },
  }));
  return {
    name: tag,
    description,
    attributes: valued.map(({ attribute }) => attribute),
    slots,
    js: { properties: valued.map(({ property }) => property), events },
    css: { parts: cssParts, properties: cssProperties },
  };
}
