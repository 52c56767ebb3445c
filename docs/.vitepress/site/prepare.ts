import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';
import { globSync } from 'tinyglobby';

import { ROOT } from './repository.ts';

/** Folder of files that the site serves as they are. */
export const PUBLIC = path.join(ROOT, 'node_modules/.cache/docs/public');
const EXAMPLES = path.join(ROOT, 'docs/.vitepress/examples');
/** File or folder of the repository → its place on the site. */
const COPIED = { 'docs/themes': 'themes', 'dist/custom-elements.json': 'custom-elements.json' } as const;
const BUILT = 'dist/{store.css,gallery.css,themes/*.css,cdn/**/*.js}';

/**
 * Gathers what examples load: the built files, and the script of their documents.
 * @param folder to write into; it is emptied
 * @throws {Error} if there is no build
 */
export async function prepare(folder = PUBLIC): Promise<void> {
  if (!existsSync(path.join(ROOT, 'dist/cdn/storefront.js')))
    throw new Error('dist/ is empty: run `npm run build` first.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of Object.entries(COPIED))
    cpSync(path.join(ROOT, from), path.join(folder, to), { recursive: true });
  for (const file of globSync(BUILT, { cwd: ROOT }))
    cpSync(path.join(ROOT, file), path.join(folder, file.replace('dist/', 'lib/')));
  await build({
    entryPoints: [path.join(EXAMPLES, 'frame.ts'), path.join(EXAMPLES, 'frame.css')],
    outdir: path.join(folder, 'lib/examples'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // The side effects in package.json are those of dist/, not of the sources.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
