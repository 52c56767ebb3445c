/**
 * Lets the files for pages find each other's parts, whatever address each of them came from.
 * A chunk would import `../storefront.js` by its plain address. Pages load that file as `storefront.js?v=3` or from
 * two places, and a browser takes each address for a script of its own: the chunk would wake a second shop, and its
 * views would not know their shells. A chunk that did not arrive is fetched again by another address, too, since browsers
 * remember for good that the first one failed. So each file lays out what later ones need on a shelf, under the name of the
 * build, and a chunk is fetched when those are there from which it takes something.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import MagicString from 'magic-string';

// Fetched beside the views that wait for it: one after the other would cost a round trip.
const BESIDE = 'react';

// What an entry exports under this name, those who import it wait for; chunks do not. An `await` in the source would be
// read by Rollup, which would then put all that chunks share with the entry into a file of their own.
const AWAITED = 'whenDefined';

const IMPORT_FILE = (shelf) => `
function importFile(file, ...before) {
  const files = ${shelf} ??= {};
  const name = file.split('/').at(-1);
  return files[name] ??= Promise.all(before.map((one) => importFile(...one)))
    .then(() => import(file).catch(() => import(file + '?' + Date.now())))
    .catch((error) => {
      delete files[name];
      throw error;
    });
}
`;

/**
 * A Rollup output plugin: chunks take what they need from the shelf of their build instead of importing each other. What
 * one of them imports when it wants it is asked for twice, and after what it needs itself.
 * @returns {import('rollup').OutputPlugin} the plugin, for an output with one entry
 */
export function handover() {
  let shelf = '';
  return {
    name: 'handover',
    renderStart() {
      const hash = createHash('sha256');
      for (const id of [...this.getModuleIds()].sort()) hash.update(this.getModuleInfo(id)?.code ?? '');
      shelf = `globalThis[Symbol.for("storefront-elements.build.${hash.digest('hex').slice(0, 12)}")]`;
    },
    renderChunk(code, chunk, options, { chunks }) {
      const early = chunk.isEntry && chunk.imports.find((one) => chunks[one]);
      if (early) {
        throw new Error(`${chunk.fileName} runs before everything, and takes something from ${early}.`);
      }
      const program = this.parse(code);
      const edited = new MagicString(code);
      const placeOf = (fileName) => Object.keys(chunks).sort().indexOf(fileName);
      importLater(edited, chunk, chunks, shelf);
      take(edited, program, chunk, { chunks, placeOf, shelf });
      if (chunk.isEntry || isTakenFrom(chunk.fileName, chunks)) {
        const own = chunk.isEntry ? (this.getModuleInfo(chunk.facadeModuleId)?.exports ?? []) : chunk.exports;
        layOut(edited, program, { names: chunk.exports, own, shelf, place: placeOf(chunk.fileName) });
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) };
    },
  };
}

const isTakenFrom = (fileName, chunks) =>
  Object.values(chunks).some(({ imports }) => imports.includes(fileName));

// By place and not by name: names of a hundred things would be half a kilobyte of the first file.
function layOut(edited, program, { names, own, shelf, place }) {
  const statement = program.body.findLast((node) => node.type === 'ExportNamedDeclaration' && !node.source);
  if (!statement) return;
  const locals = new Map(statement.specifiers.map(({ local, exported }) => [exported.name, local.name]));
  const changing = variablesOf(program).find((name) => [...locals.values()].includes(name));
  if (changing) throw new Error(`"${changing}" may change after a chunk has taken it.`);
  const exports = own
    .filter((name) => name !== AWAITED)
    .map((exported) => `${locals.get(exported)} as ${exported}`);
  edited.overwrite(
    statement.start,
    statement.end,
    `(${shelf} ??= {})[${place}] ??= [${names.map((name) => locals.get(name)).join(', ')}];
    ${locals.has(AWAITED) ? `await ${locals.get(AWAITED)};` : ''}
    export { ${exports.join(', ')} };`,
  );
}

function variablesOf({ body }) {
  const variables = body.filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'let');
  return variables.flatMap(({ declarations }) => declarations.map(({ id }) => id.name));
}

function take(edited, program, chunk, { chunks, placeOf, shelf }) {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const fileName = resolveFrom(chunk, node.source.value);
    const source = chunks[fileName];
    if (!source) continue;
    const taken = [];
    for (const { imported, local } of node.specifiers)
      taken[source.exports.indexOf(imported.name)] = local.name;
    const from =
      source.name === BESIDE ? `(await importFile(${callOf(fileName, chunk, chunks)}), ${shelf})` : shelf;
    const statement =
      taken.length > 0 ? `const [${[...taken].join(', ')}] = ${from}[${placeOf(fileName)}];` : '';
    edited.overwrite(node.start, node.end, statement);
  }
}

function importLater(edited, chunk, chunks, shelf) {
  edited.replaceAll(
    /\bimport\('([^']+)'\)/g,
    (_, specifier) => `importFile(${callOf(resolveFrom(chunk, specifier), chunk, chunks)})`,
  );
  if (edited.hasChanged() || chunk.imports.some((one) => chunks[one]?.name === BESIDE))
    edited.append(IMPORT_FILE(shelf));
}

/** What a chunk passes to `importFile` for another: its address, and the files that come before it. */
function callOf(fileName, chunk, chunks) {
  const there = new Set([chunk.fileName, ...allBefore(chunk.fileName, chunks)]);
  const filesBefore = before(fileName, chunks).filter((one) => !there.has(one));
  return [
    JSON.stringify(`./${path.posix.relative(path.posix.dirname(chunk.fileName), fileName)}`),
    ...filesBefore.map((one) => `[${callOf(one, chunk, chunks)}]`),
  ].join(', ');
}

/** What a chunk takes something from by itself, besides the entry, which is always there. */
function before(fileName, chunks) {
  const { imports } = chunks[fileName] ?? { imports: [] };
  return imports.filter((one) => chunks[one] && !chunks[one].isEntry && chunks[one].name !== BESIDE);
}

function allBefore(fileName, chunks) {
  return before(fileName, chunks).flatMap((one) => [one, ...allBefore(one, chunks)]);
}

const resolveFrom = (chunk, specifier) => path.posix.join(path.posix.dirname(chunk.fileName), specifier);
