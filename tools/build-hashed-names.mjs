/** Gives entries a second name that may be kept for ever, beside the stable one that pages write by hand. */
import { createHash } from 'node:crypto';

const HASH_LENGTH = 8;
const HASH = /-[\w-]{8}(?=\.js$)/;

/**
 * A Rollup output plugin: copies each entry to a name with the hash of what is in it, and writes a table of all names
 * with a hash by the names without.
 * @param {string} fileName where the table goes, below the output folder
 * @returns {import('rollup').OutputPlugin} the plugin; stands after the minifier
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
