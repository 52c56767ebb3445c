/** Serves test files to web-test-runner as one bundle: fetched one by one, the modules of a page took longer than its tests. */
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

const SCRIPT_ENDING = /\.tsx?$/;

/**
 * A web-test-runner plugin that bundles test files when the first of them is asked for, with what they share in chunks;
 * packages stay outside. When one cannot be bundled, esbuild says why, and all are served as they are.
 * @param {readonly string[]} files paths, absolute or relative to the repository
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin
 */
export function bundledTests(files) {
  const own = new Set(files.map(addressOf));
  /** @type {Promise<Map<string, string>> | undefined} */
  let bundling;
  return {
    name: 'bundled-tests',
    serverStart({ config }) {
      // Whoever watches files wants them as they are now.
      if (!config.disableFileWatcher) own.clear();
    },
    async serve({ path: asked }) {
      if (own.has(asked)) {
        bundling ??= bundle(files);
        const script = asked.replace(SCRIPT_ENDING, '.js');
        // Its own address would have its types stripped once more.
        if (script !== asked && (await bundling).has(script))
          return { body: `import '${script}';`, type: 'js' };
      }
      const body = (await bundling)?.get(asked);
      return body === undefined ? undefined : { body, type: 'js' };
    },
    // As they are: others would look for the chunks on the disk.
    async resolveImport({ source, context }) {
      return source.startsWith('.') && (await bundling)?.has(context.path) ? source : undefined;
    },
  };
}

async function bundle(files) {
  try {
    const { outputFiles } = await build({
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
      logLevel: 'warning',
    });
    return new Map(outputFiles.map(({ path: file, text }) => [addressOf(file), text]));
  } catch (error) {
    // What does not compile carries what esbuild has said of it.
    if (!(error instanceof Error && 'errors' in error)) throw error;
    return new Map();
  }
}

function addressOf(file) {
  return `/${path.relative(ROOT, path.resolve(ROOT, file)).replaceAll(path.sep, '/')}`;
}
