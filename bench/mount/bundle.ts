import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContestantName } from './contestants.ts';

const FOLDER = path.resolve(import.meta.dirname, 'contestants');
const SHOELACE_THEME = path.resolve(
  import.meta.dirname,
  '../../node_modules/@shoelace-style/shoelace/dist/themes/light.css',
);

/**
 * Bundles the contestants as a shop would: for production, minified, each in its own folder.
 * @param names of the contestants
 * @returns URL path → text
 */
export async function bundle(names: readonly ContestantName[]): Promise<ReadonlyMap<string, string>> {
  const bundles = await Promise.all(names.map(bundleOne));
  return new Map(bundles.flatMap((files) => [...files]));
}

function bundleOne(name: ContestantName): Promise<ReadonlyMap<string, string>> {
  const typescript = path.join(FOLDER, `${name}.ts`);
  const entryPoints = {
    main: existsSync(typescript) ? typescript : `${typescript}x`,
    ...(name === 'shoelace' && { theme: SHOELACE_THEME }),
  };
  return bundleModules(entryPoints, `/${name}`);
}

/** Bundles entries as a shop would; their names are those of the files, without the ending. */
async function bundleModules(
  entryPoints: Readonly<Record<string, string>>,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints,
    outdir: folder,
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
  return new Map(outputFiles.map((file) => [file.path, file.text]));
}
