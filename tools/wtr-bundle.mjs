/** Serves test files to web-test-runner as one bundle: loading modules one by one takes longer than the tests. */
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

/** The environment variables that tests read; a page has none. */
export const environment = Object.fromEntries(
  ['WHOLE_RUN', 'RENDERER'].map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
);

// A query makes any other module a separate copy; web-test-runner requests the tests with one.
const TEST = /\.test\.tsx?$/;
const NOTHING_BUNDLED = { texts: /** @type {Map<string, string>} */ (new Map()) };
const SCRIPT_ENDING = /\.tsx?$/;

/** URL of a list of the sources in each bundled script. */
const SOURCES_ADDRESS = '/bundled-sources.json';

/**
 * A web-test-runner plugin that bundles test files, and modules that test pages import, on the first request. Shared
 * modules become chunks; packages stay external. If esbuild fails, it prints why, and all files are served unbundled.
 * @param {readonly string[]} files paths, absolute or relative to the repository
 * @param {string[]} [inject] paths of modules that run before each of them
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin
 */
export function bundledTests(files, inject = []) {
  const own = new Set(files.map(addressOf));
  /** @type {ReturnType<typeof bundle> | undefined} */
  let bundling;
  return {
    name: 'bundled-tests',
    serverStart({ config }) {
      // In watch mode, files are served from disk.
      if (!config.disableFileWatcher) own.clear();
    },
    async serve({ path: asked, querystring }) {
      const isOwn = own.has(asked) && (querystring === '' || TEST.test(asked));
      if (isOwn) bundling ??= bundle(files, inject);
      const { texts } = (await bundling) ?? NOTHING_BUNDLED;
      const script = asked.replace(SCRIPT_ENDING, '.js');
      // With the `.ts` URL, web-test-runner would strip types again.
      if (isOwn && script !== asked && texts.has(script))
        return { body: `export * from '${script}';`, type: 'js' };
      const body = texts.get(asked);
      return body === undefined ? undefined : { body, type: 'js' };
    },
    // Resolved here: other plugins would look for the chunks on disk.
    async resolveImport({ source, context }) {
      return source.startsWith('.') && (await bundling)?.texts.has(context.path) ? source : undefined;
    },
  };
}

async function bundle(files, inject) {
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [...files],
      inject,
      outbase: ROOT,
      outdir: ROOT,
      chunkNames: 'test-chunks/[name]-[hash]',
      bundle: true,
      splitting: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      packages: 'external',
      // The side effects in package.json are those of dist/, not of the sources.
      ignoreAnnotations: true,
      sourcemap: 'linked',
      sourcesContent: false,
      define: environment,
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
    // Errors of the compiler carry esbuild's messages.
    if (!(error instanceof Error && 'errors' in error)) throw error;
    return NOTHING_BUNDLED;
  }
}

function addressOf(file) {
  return `/${path.relative(ROOT, path.resolve(ROOT, file)).replaceAll(path.sep, '/')}`;
}
