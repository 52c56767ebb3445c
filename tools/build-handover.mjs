/**
 * Lets lazy chunks find the copy of the script that loaded them.
 * A chunk would import `../storefront.js` by its plain address. Pages load that file as `storefront.js?v=3` or from
 * two places, and a browser takes each address for a script of its own: the chunk would wake a second shop, and its
 * views would not know their shells. So the first file lays out what its chunks need, under the name of the build.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import MagicString from 'magic-string';

/**
 * A Rollup output plugin: chunks take what they need from the shelf of their build instead of importing the entry.
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
      const program = this.parse(code);
      const edited = new MagicString(code);
      if (chunk.isEntry) {
        const own = this.getModuleInfo(chunk.facadeModuleId)?.exports ?? [];
        layOut(edited, program, { names: chunk.exports, own, shelf });
      } else {
        const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
        take(edited, program, {
          entry,
          specifier: specifierOf(entry?.fileName ?? '', chunk.fileName),
          shelf,
        });
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) };
    },
  };
}

// By place and not by name: names of a hundred things would be half a kilobyte of the first file.
function layOut(edited, program, { names, own, shelf }) {
  const statement = program.body.findLast((node) => node.type === 'ExportNamedDeclaration' && !node.source);
  if (!statement) return;
  const locals = new Map(statement.specifiers.map(({ local, exported }) => [exported.name, local.name]));
  const changing = variablesOf(program).find((name) => [...locals.values()].includes(name));
  if (changing) throw new Error(`"${changing}" of the first file may change after a chunk has taken it.`);
  const exports = own.map((exported) => `${locals.get(exported)} as ${exported}`);
  edited.overwrite(
    statement.start,
    statement.end,
    `${shelf} ??= [${names.map((name) => locals.get(name)).join(', ')}];\nexport { ${exports.join(', ')} };`,
  );
}

function variablesOf({ body }) {
  const variables = body.filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'let');
  return variables.flatMap(({ declarations }) => declarations.map(({ id }) => id.name));
}

function take(edited, program, { entry, specifier, shelf }) {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== specifier) continue;
    const taken = [];
    for (const { imported, local } of node.specifiers)
      taken[entry.exports.indexOf(imported.name)] = local.name;
    const statement = taken.length > 0 ? `const [${[...taken].join(', ')}] = ${shelf};` : '';
    edited.overwrite(node.start, node.end, statement);
  }
}

function specifierOf(entry, from) {
  const relative = path.posix.relative(path.posix.dirname(from), entry);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
