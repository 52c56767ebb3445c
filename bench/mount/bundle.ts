import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { ContestantName } from './contestants.ts';

const FOLDER = path.resolve(import.meta.dirname, 'contestants');
const SHOELACE_THEME = path.resolve(
  import.meta.dirname,
  '../../node_modules/@shoelace-style/shoelace/dist/themes/light.css',
);

/**
 * Bundles the contestants as a shop would: for production, minified, every one the same way and alone in its folder.
 * @param names which ones
 * @returns URL path → text
 */
export async function bundle(names: readonly ContestantName[]): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(names.map(bundleOne));
  return new Map(files.flat());
}

async function bundleOne(name: ContestantName): Promise<(readonly [string, string])[]> {
  const typescript = path.join(FOLDER, `${name}.ts`);
  const { outputFiles } = await build({
    entryPoints: {
      main: existsSync(typescript) ? typescript : `${typescript}x`,
      ...(name === 'shoelace' && { theme: SHOELACE_THEME }),
    },
    outdir: `/${name}`,
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles.map((file) => [file.path, file.text] as const);
}
