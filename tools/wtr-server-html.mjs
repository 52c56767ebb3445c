/** Renders tags in Node for tests in a browser: as real servers do, with React, also where the page has Preact. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

/**
 * A web-test-runner plugin with one command, `server-html`: returns what `renderToHTML` returns. Its arguments are JSON.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin
 */
export function serverHtml() {
  /** @type {ReturnType<typeof load> | undefined} */
  let loading;
  return {
    name: 'server-html',
    async executeCommand({ command, payload }) {
      if (command !== 'server-html') return undefined;
      loading ??= load();
      const { renderToHTML } = await loading;
      const { tag, props, options } = Object(payload);
      return { html: renderToHTML(tag, props, options) };
    },
  };
}

/** @returns {Promise<typeof import('../entries/server/index.ts')>} the entry, bundled from its sources */
async function load() {
  const outfile = path.join(ROOT, `node_modules/.cache/server-html-${process.pid}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['entries/server/index.ts'],
    outfile,
    bundle: true,
    // React's development build needs a console that web-test-runner has replaced.
    platform: 'node',
    conditions: ['workerd', 'worker'],
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
