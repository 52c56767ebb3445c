import { build, type Plugin } from 'esbuild';

/** Replaces the runner of browser tests, with which shared test code registers itself. */
const NO_RUNNER = 'globalThis.after = globalThis.afterEach = () => {};';

/**
 * Bundles the script of a page that a test in Node serves to a browser.
 * @param entry its source, relative to the repository
 * @param plugins more for esbuild
 * @returns the script, a module
 */
export async function bundlePage(entry: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    // The side effects in package.json are those of dist/, not of the sources.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    banner: { js: NO_RUNNER },
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
