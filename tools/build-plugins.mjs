/** Our own Rollup plugins. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { transform } from 'esbuild';
import MagicString from 'magic-string';
import ts from 'typescript';

const HASH_LENGTH = 8;
const HASH = /-[\w-]{8}(?=\.js$)/;
const OUR_SOURCE = /\/(core|engine|elements|owner|entries)\/[^?]*\.tsx?$/;
/** @type {import('esbuild').TransformOptions} */
const STRIPPING = {
  jsx: 'automatic',
  target: 'es2022',
  charset: 'utf8',
  sourcemap: true,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};
const SOURCE_ENDING = /^(\.{1,2}\/.*)\.tsx?$/;

/**
 * A Rollup output plugin: adds a comment or a directive as the first line of a file.
 * @param {(chunk: import('rollup').RenderedChunk) => string | undefined} lineFor the line of a file, or nothing
 * @returns {import('rollup').OutputPlugin} the plugin; must follow the minifier, which removes comments
 */
export function firstLine(lineFor) {
  return {
    name: 'first-line',
    renderChunk(code, chunk) {
      const line = lineFor(chunk);
      if (!line) return null;
      const edited = new MagicString(code).prepend(`${line}\n`);
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}

/**
 * A Rollup output plugin: writes each entry a second time under a name with its content hash, which may be cached for
 * ever, and a table from the stable names to the hashed ones.
 * @param {string} fileName the table's file, below the output folder
 * @returns {import('rollup').OutputPlugin} the plugin; must follow the minifier
 */
export function hashedNames(fileName) {
  return {
    name: 'hashed-names',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const names = chunks.map((chunk) => {
        if (!chunk.isEntry) return [chunk.fileName.replace(HASH, ''), chunk.fileName];
        const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, HASH_LENGTH);
        const copy = chunk.fileName.replace(/\.js$/, `-${hash}.js`);
        this.emitFile({ type: 'asset', fileName: copy, source: chunk.code });
        return [chunk.fileName, copy];
      });
      const source = `${JSON.stringify(Object.fromEntries(names.sort()), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * A Rollup plugin: strips the types of our sources file by file, unchecked, and once for all builds that share the plugin.
 * A plugin that checks types would read the whole project again for each build.
 * @returns {import('rollup').Plugin} the plugin
 */
export function stripTypes() {
  const stripped = new Map();
  return {
    name: 'strip-types',
    // Before other plugins resolve through package.json, which points into dist/.
    resolveId(id, importer) {
      const file = path.resolve(importer ? path.dirname(importer) : '', id);
      return id.startsWith('.') && OUR_SOURCE.test(file) ? file : null;
    },
    async transform(source, sourcefile) {
      if (!OUR_SOURCE.test(sourcefile)) return null;
      const loader = sourcefile.endsWith('x') ? 'tsx' : 'ts';
      if (!stripped.has(sourcefile))
        stripped.set(sourcefile, transform(source, { ...STRIPPING, sourcefile, loader }));
      const { code, map } = await stripped.get(sourcefile);
      return { code, map };
    },
  };
}

/**
 * A transformer for declarations: rewrites imports of `./x.ts` to `./x.js`. TypeScript itself rewrites them in scripts only.
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>} the transformer
 */
export function withScriptEndings() {
  return (context) => {
    const visit = (node) => {
      if (ts.isStringLiteral(node) && SOURCE_ENDING.test(node.text) && isSpecifier(node)) {
        return context.factory.createStringLiteral(node.text.replace(SOURCE_ENDING, '$1.js'), true);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return (file) => (ts.isSourceFile(file) ? ts.visitEachChild(file, visit, context) : file);
  };
}

// In a declaration, only module specifiers are relative paths with a source file's extension.
function isSpecifier(node) {
  const parent = node.parent ?? node.original?.parent;
  return (
    parent === undefined ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent)
  );
}
