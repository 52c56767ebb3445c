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
        layOut(edited, program, own, shelf);
      } else {
        const entry = Object.values(chunks).find(({ isEntry }) => isEntry)?.fileName ?? '';
        take(edited, program, specifierOf(entry, chunk.fileName), shelf);
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) };
    },
  };
}

function layOut(edited, program, ownNames, shelf) {
  const statement = program.body.findLast((node) => node.type === 'ExportNamedDeclaration' && !node.source);
  if (!statement) return;
  const pairs = statement.specifiers.map(({ local, exported }) => [local.name, exported.name]);
  const own = pairs.filter(([, exported]) => ownNames.includes(exported));
  const fixed = fixedNames(program);
  // Chunks need what pages import, too.
  const members = pairs.map(([local, exported]) =>
    fixed.has(local) ? `${exported}: ${local}` : `get ${exported}() { return ${local}; }`,
  );
  const exports = own.map(([local, exported]) => `${local} as ${exported}`);
  edited.overwrite(
    statement.start,
    statement.end,
    `${shelf} ??= { ${members.join(', ')} };\nexport { ${exports.join(', ')} };`,
  );
}

/** What is never assigned again after the file has run; anything else a chunk reads when it comes. */
function fixedNames({ body }) {
  const names = body.flatMap((node) => {
    if (node.type === 'VariableDeclaration' && node.kind === 'const')
      return node.declarations.map(({ id }) => id.name);
    return node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration' ? [node.id.name] : [];
  });
  return new Set(names);
}

function take(edited, program, entrySpecifier, shelf) {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== entrySpecifier) continue;
    const names = node.specifiers.map(({ imported, local }) => `${imported.name}: ${local.name}`);
    const statement = names.length > 0 ? `const { ${names.join(', ')} } = ${shelf};` : '';
    edited.overwrite(node.start, node.end, statement);
  }
}

function specifierOf(entry, from) {
  const relative = path.posix.relative(path.posix.dirname(from), entry);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
