/** Gathers the licences of the packages inside a bundle: most of them ask to be named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE_FOLDER = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = /^licen[cs]e/i;

/**
 * A Rollup output plugin that writes one text with all notices.
 * @param {string} fileName where, below the output folder
 * @returns {import('rollup').OutputPlugin} the plugin
 */
export function notices(fileName) {
  return {
    name: 'notices',
    generateBundle(options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      const folders = new Set();
      for (const [id, { renderedLength }] of modules) {
        const folder = renderedLength > 0 && PACKAGE_FOLDER.exec(id)?.[1];
        if (folder) folders.add(folder);
      }
      const source = `${[...folders].sort().map(noticeOf).join('\n\n---\n\n')}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) && readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}`.trim();
}
