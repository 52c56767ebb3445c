/**
 * Connects the files for pages through a global registry, so that they work from any URL.
 * Imports would break: a chunk imports `../storefront.js`, but a page may load it as `storefront.js?v=3` or from two
 * places. Browsers treat each URL as a module of its own, so the chunk would start a second shop. A chunk that failed to
 * load needs another URL, too: browsers cache the failure. So each file registers its exports under the build's name, and
 * a chunk loads after the chunks it depends on.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import MagicString from 'magic-string';

// Loads in parallel with the views that need it: in sequence it would cost a round trip.
const BESIDE = 'react';

// Importers of an entry await its export of this name; chunks do not. With an `await` in the source, Rollup would move
// everything that chunks share with the entry into a separate file.
const AWAITED = 'whenDefined';

const IMPORT_FILE = (registry) => `
function importFile(file, ...before) {
  const files = ${registry} ??= {};
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
 * A Rollup output plugin: chunks read what they need from the registry of their build instead of importing each other.
 * A dynamic import loads the chunk's own dependencies first, and is tried twice.
 * @returns {import('rollup').OutputPlugin} the plugin, for an output with one entry
 */
export function handover() {
  let registry = '';
  return {
    name: 'handover',
    renderStart() {
      const hash = createHash('sha256');
      for (const id of [...this.getModuleIds()].sort()) hash.update(this.getModuleInfo(id)?.code ?? '');
      registry = `globalThis[Symbol.for("storefront-elements.build.${hash.digest('hex').slice(0, 12)}")]`;
    },
    renderChunk(code, chunk, options, { chunks }) {
      const early = chunk.isEntry && chunk.imports.find((one) => chunks[one]);
      if (early) {
        throw new Error(`${chunk.fileName} runs before everything, and takes something from ${early}.`);
      }
      const program = this.parse(code);
      const edited = new MagicString(code);
      const placeOf = (fileName) => Object.keys(chunks).sort().indexOf(fileName);
      importLater(edited, chunk, chunks, registry);
      readImports(edited, program, chunk, { chunks, placeOf, registry });
      if (chunk.isEntry || isTakenFrom(chunk.fileName, chunks)) {
        const own = chunk.isEntry ? (this.getModuleInfo(chunk.facadeModuleId)?.exports ?? []) : chunk.exports;
        register(edited, program, { names: chunk.exports, own, registry, place: placeOf(chunk.fileName) });
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) };
    },
  };
}

const isTakenFrom = (fileName, chunks) =>
  Object.values(chunks).some(({ imports }) => imports.includes(fileName));

// By index: the names of a hundred exports would add half a kilobyte to the entry bundle.
function register(edited, program, { names, own, registry, place }) {
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
    `(${registry} ??= {})[${place}] ??= [${names.map((name) => locals.get(name)).join(', ')}];
    ${locals.has(AWAITED) ? `await ${locals.get(AWAITED)};` : ''}
    export { ${exports.join(', ')} };`,
  );
}

function variablesOf({ body }) {
  const variables = body.filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'let');
  return variables.flatMap(({ declarations }) => declarations.map(({ id }) => id.name));
}

function readImports(edited, program, chunk, { chunks, placeOf, registry }) {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const fileName = resolveFrom(chunk, node.source.value);
    const source = chunks[fileName];
    if (!source) continue;
    const taken = [];
    for (const { imported, local } of node.specifiers)
      taken[source.exports.indexOf(imported.name)] = local.name;
    const from =
      source.name === BESIDE
        ? `(await importFile(${callOf(fileName, chunk, chunks)}), ${registry})`
        : registry;
    const statement =
      taken.length > 0 ? `const [${[...taken].join(', ')}] = ${from}[${placeOf(fileName)}];` : '';
    edited.overwrite(node.start, node.end, statement);
  }
}

function importLater(edited, chunk, chunks, registry) {
  edited.replaceAll(
    /\bimport\('([^']+)'\)/g,
    (_, specifier) => `importFile(${callOf(resolveFrom(chunk, specifier), chunk, chunks)})`,
  );
  if (edited.hasChanged() || chunk.imports.some((one) => chunks[one]?.name === BESIDE))
    edited.append(IMPORT_FILE(registry));
}

/** Writes a chunk's arguments of `importFile` for another: its URL, and the files that load before it. */
function callOf(fileName, chunk, chunks) {
  const there = new Set([chunk.fileName, ...allBefore(chunk.fileName, chunks)]);
  const filesBefore = before(fileName, chunks).filter((one) => !there.has(one));
  return [
    JSON.stringify(`./${path.posix.relative(path.posix.dirname(chunk.fileName), fileName)}`),
    ...filesBefore.map((one) => `[${callOf(one, chunk, chunks)}]`),
  ].join(', ');
}

/** The chunks that a chunk imports statically; the entry is loaded already. */
function before(fileName, chunks) {
  const { imports } = chunks[fileName] ?? { imports: [] };
  return imports.filter((one) => chunks[one] && !chunks[one].isEntry && chunks[one].name !== BESIDE);
}

function allBefore(fileName, chunks) {
  return before(fileName, chunks).flatMap((one) => [one, ...allBefore(one, chunks)]);
}

const resolveFrom = (chunk, specifier) => path.posix.join(path.posix.dirname(chunk.fileName), specifier);
