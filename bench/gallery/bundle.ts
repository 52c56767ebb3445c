import { build, type Rollup } from 'vite';

/** The files for a browser. */
export interface Bundle {
  /** URL path → text. */
  readonly files: ReadonlyMap<string, string>;
  /** The URL paths of the chunks that the script needs before it runs, as Vite names them in a page's head. */
  readonly preloads: readonly string[];
}

const MAIN = 'main.js';
/** Swiper expects a style sheet as text. */
const SHEET = 'swiper/element/css/navigation';

/**
 * Bundles a script with Vite's defaults for production.
 * @param script absolute path of its source; it becomes `main.js`
 * @param folder the URL path of its files, such as `/lit`
 */
export async function bundle(script: string, folder: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    base: `${folder}/`,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { [SHEET]: `${SHEET}?inline` } },
    build: {
      write: false,
      rollupOptions: { input: script, output: { entryFileNames: MAIN } },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    files: new Map(chunks.map(({ fileName, code }) => [`${folder}/${fileName}`, code])),
    preloads: importsOf(MAIN, new Map(chunks.map((chunk) => [chunk.fileName, chunk]))).map(
      (fileName) => `${folder}/${fileName}`,
    ),
  };
}

/** The static imports of a chunk, transitively. */
function importsOf(
  fileName: string,
  chunks: ReadonlyMap<string, Rollup.OutputChunk>,
  found = new Set<string>(),
): readonly string[] {
  for (const imported of chunks.get(fileName)?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, chunks, found);
  }
  return [...found];
}
