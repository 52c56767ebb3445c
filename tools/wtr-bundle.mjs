/** Serves test files to web-test-runner as one bundle: fetched one by one, the modules of a page took longer than its tests. */
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

/** What tests ask of the environment, which a page has not. */
export const wholeRun = { 'process.env.WHOLE_RUN': JSON.stringify(process.env.WHOLE_RUN ?? '') };

// With a query any other module is a copy of its own; web-test-runner asks for the tests with one.
const TEST = /\.test\.tsx?$/;
const NOTHING_BUNDLED = { texts: /** @type {Map<string, string>} */ (new Map()) };
const SCRIPT_ENDING = /\.tsx?$/;

/** Address at which test pages find which sources each bundled script holds. */
const SOURCES_ADDRESS = '/bundled-sources.json';

/**
 * A web-test-runner plugin that bundles test files, and modules that pages of tests import, when the first of them is
 * requested, with what they share in chunks; packages stay outside. When one cannot be bundled, esbuild says why, and all
 * are served as they are.
 * @param {readonly string[]} files paths, absolute or relative to the repository
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin
 */
export function bundledTests(files) {
  const own = new Set(files.map(addressOf));
  /** @type {ReturnType<typeof bundle> | undefined} */
  let bundling;
  return {
    name: 'bundled-tests',
    serverStart({ config }) {
      // Whoever watches files wants them as they are now.
      if (!config.disableFileWatcher) own.clear();
    },
    async serve({ path: asked, querystring }) {
      const isOwn = own.has(asked) && (querystring === '' || TEST.test(asked));
      if (isOwn) bundling ??= bundle(files);
      const { texts } = (await bundling) ?? NOTHING_BUNDLED;
      const script = asked.replace(SCRIPT_ENDING, '.js');
      // Its own address would have its types stripped once more.
      if (isOwn && script !== asked && texts.has(script))
        return { body: `export * from '${script}';`, type: 'js' };
      const body = texts.get(asked);
      return body === undefined ? undefined : { body, type: 'js' };
    },
    // As they are: others would look for the chunks on the disk.
    async resolveImport({ source, context }) {
      return source.startsWith('.') && (await bundling)?.texts.has(context.path) ? source : undefined;
    },
  };
}

async function bundle(files) {
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [...files],
      outbase: ROOT,
      outdir: ROOT,
      chunkNames: 'test-chunks/[name]-[hash]',
      bundle: true,
      splitting: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      packages: 'external',
      // package.json names what has side effects in dist/, not here.
      ignoreAnnotations: true,
      sourcemap: 'linked',
      sourcesContent: false,
      define: wholeRun,
      metafile: true,
      logLevel: 'warning',
    });
    const sources = Object.entries(metafile.outputs).map(([file, { inputs }]) => [
      addressOf(file),
      Object.keys(inputs).map(addressOf),
    ]);
    const texts = outputFiles.map(({ path: file, text }) => /** @type {const} */ ([addressOf(file), text]));
    return { texts: new Map([...texts, [SOURCES_ADDRESS, JSON.stringify(Object.fromEntries(sources))]]) };
  } catch (error) {
    // What does not compile carries what esbuild has said of it.
    if (!(error instanceof Error && 'errors' in error)) throw error;
    return NOTHING_BUNDLED;
  }
}

function addressOf(file) {
  return `/${path.relative(ROOT, path.resolve(ROOT, file)).replaceAll(path.sep, '/')}`;
}
