import path from 'node:path';
import { build, type Metafile } from 'esbuild';

/** What a browser fetches. */
export interface Bundle {
  /** URL path → text. */
  readonly files: ReadonlyMap<string, string>;
  /** The URL paths of the chunks that entries need before they run: what Vite names in a page's head. */
  readonly preloads: readonly string[];
}

/**
 * Bundles entries as a shop would: for production, minified, what is imported later in chunks.
 * @param entryPoints name of a file, without its ending → absolute path of its source
 * @param folder the URL path of the folder in which they stand, such as `/lit`
 * @param sheets what sheets are: files of their own, or texts for whoever imports them
 */
export async function bundleModules(
  entryPoints: Readonly<Record<string, string>>,
  folder: string,
  sheets: 'css' | 'text' = 'css',
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints,
    outdir: folder,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    loader: { '.css': sheets },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [`/${path.relative('/', file)}`, output]),
  );
  return {
    files: new Map(outputFiles.map((file) => [file.path, file.text])),
    preloads: Object.keys(entryPoints).flatMap((name) => importsOf(`${folder}/${name}.js`, outputs)),
  };
}

/** What a file imports before it runs, and what that imports. */
function importsOf(
  file: string,
  outputs: ReadonlyMap<string, Metafile['outputs'][string]>,
): readonly string[] {
  const found = new Set<string>();
  const add = (from: string) => {
    for (const { path: to, kind } of outputs.get(from)?.imports ?? []) {
      const imported = `/${path.relative('/', to)}`;
      if (kind !== 'import-statement' || found.has(imported)) continue;
      found.add(imported);
      add(imported);
    }
  };
  add(file);
  return [...found];
}
