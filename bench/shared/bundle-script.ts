import { build } from 'esbuild';
import { PRODUCT_WORDS } from '../../core/words/index.ts';

/**
 * Bundles a script as a shop would: for production, minified, in one file.
 * `IDLE_LABEL` is the default label of the add button.
 * @param entry absolute path of its entry
 * @returns its text, without imports and global names
 */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      IDLE_LABEL: JSON.stringify(PRODUCT_WORDS.addToCart),
    },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
