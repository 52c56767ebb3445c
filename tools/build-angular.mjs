/**
 * Writes the directives for Angular's templates into dist/: one for each tag, from the manifest. They are in the form that
 * Angular's own compiler writes for libraries, which that of an application links. Our build cannot run Angular's compiler,
 * which needs an older TypeScript.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from './build-entries.mjs';
import { ROOT } from './run.mjs';

const DIST = path.join(ROOT, 'dist');
const FOLDER = path.join(DIST, 'entries/angular');
/** The oldest versions of Angular that read each declaration, and the one that this form is taken from. */
const FACTORY = { minVersion: '12.0.0', version: '20.3.35' };
const DIRECTIVE = { minVersion: '14.0.0', version: '20.3.35' };

const BASE = `import * as i0 from '@angular/core';
/** The directive of a tag: it passes the inputs on to the element. */
export class TagDirective {
  element = i0.inject(i0.ElementRef).nativeElement;
}
`;
const BASE_TYPES = `/** The directive of a tag: it passes the inputs on to the element. */
export declare class TagDirective<Tag> {
  readonly element: Tag;
}
`;

/**
 * Writes the entry \`./angular\`; the manifest has to be in dist/.
 */
export function writeDirectives() {
  const { modules } = JSON.parse(readFileSync(path.join(DIST, 'custom-elements.json'), 'utf8'));
  const tags = modules.flatMap(({ declarations }) => declarations);
  const files = {
    'tag-directive.js': BASE,
    'tag-directive.d.ts': BASE_TYPES,
    'index.js': linesOf(tags, exportOf),
    'index.d.ts': linesOf(tags, exportOf),
    ...Object.fromEntries(tags.map((tag) => [`${tag.tagName}.js`, scriptOf(tag)])),
    ...Object.fromEntries(tags.map((tag) => [`${tag.tagName}.d.ts`, typesOf(tag)])),
  };
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(FOLDER, file), text);
}

function linesOf(rows, write) {
  return rows.map((row) => `${write(row)}\n`).join('');
}

function exportOf(tag) {
  return `export { ${nameOf(tag)} } from './${tag.tagName}.js';`;
}

/** StoreCart, as the component for React is called. */
function nameOf({ name }) {
  return name.replace(/Element$/, '');
}

function scriptOf(tag) {
  const name = nameOf(tag);
  const inputs = tag.attributes.map(({ fieldName }) => `${fieldName}: '${fieldName}'`);
  const facts = `type: ${name}, ngImport: i0`;
  return `import * as i0 from '@angular/core';
import '../../${folderOf(tag.tagName)}/define.js';
import { TagDirective } from './tag-directive.js';
export class ${name} extends TagDirective {
${linesOf(tag.attributes, ({ fieldName }) => `  set ${fieldName}(value) { this.element.${fieldName} = value; }`)}\
  static ɵfac = i0.ɵɵngDeclareFactory({ ${versionsOf(FACTORY)}, ${facts}, deps: [], target: i0.ɵɵFactoryTarget.Directive });
  static ɵdir = i0.ɵɵngDeclareDirective({ ${versionsOf(DIRECTIVE)}, ${facts}, isStandalone: true, selector: '${tag.tagName}', inputs: { ${inputs.join(', ')} } });
}
`;
}

function versionsOf({ minVersion, version }) {
  return `minVersion: '${minVersion}', version: '${version}'`;
}

function typesOf(tag) {
  const name = nameOf(tag);
  const inputs = tag.attributes.map(
    ({ fieldName }) => `"${fieldName}": { "alias": "${fieldName}"; "required": false; };`,
  );
  const setters = linesOf(tag.attributes, ({ fieldName, description, type }) => {
    const words = description.replaceAll(/\s+/g, ' ');
    return `  /** ${words} */\n  set ${fieldName}(value: ${tag.name}['${fieldName}']${writtenAs(type.text)});`;
  });
  return `import * as i0 from '@angular/core';
import type { ${tag.name} } from '../../${folderOf(tag.tagName)}/element.js';
import { TagDirective } from './tag-directive.js';
/** Defines and types \`<${tag.tagName}>\` in the templates of Angular. */
export declare class ${name} extends TagDirective<${tag.name}> {
${setters}\
  static ɵfac: i0.ɵɵFactoryDeclaration<${name}, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<${name}, "${tag.tagName}", never, { ${inputs.join(' ')} }, {}, never, never, true, never>;
}
`;
}

/** The type of what a template writes as an attribute, without brackets. */
function writtenAs(type) {
  const words = /\bboolean\b/.test(type) ? ` | '' | 'true' | 'false'` : '';
  return /\bnumber\b/.test(type) ? `${words} | \`\${number}\`` : words;
}
