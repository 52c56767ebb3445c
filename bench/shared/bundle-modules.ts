import { build } from 'esbuild';

/**
 * Bundles entries as a shop would: for production, minified, dynamic imports in chunks.
 * @param entryPoints name of a file, without its ending → absolute path of its source
 * @param folder their URL path, such as `/lit`
 */
export async function bundleModules(
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
