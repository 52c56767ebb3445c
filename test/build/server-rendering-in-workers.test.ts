import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../../tools/run.mjs';
import { BROWSER } from '../support/browser.ts';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { startPageServer } from '../support/page-server.ts';
import { removeFolder } from '../support/temporary-folder.ts';

let folder: UsersFolder;

const drawing = (): string => path.join(folder.path, 'draw.js');

/** Bundles the drawing as the tools of hosts of workers do. */
async function bundleForWorkers(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { drawTags } from './draw.js'; postMessage([drawTags(), typeof document, typeof HTMLElement]);`,
      resolveDir: folder.path,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['worker', 'workerd'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}

/** What a module worker of a page posts: it has no document. */
async function postedBy(worker: string): Promise<unknown> {
  const site = await startPageServer({ pages: { '/': '<title>Worker</title>' } });
  const browser = await BROWSER.borrow();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    return await page.evaluate(
      (code) =>
        new Promise((resolve, reject) => {
          const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
          const started = new Worker(url, { type: 'module' });
          started.onmessage = ({ data }) => {
            resolve(data);
          };
          started.onerror = ({ message }) => {
            reject(new Error(message));
          };
        }),
      worker,
    );
  } finally {
    await context.close();
    BROWSER.giveBack();
    await site.close();
  }
}

describe('the server entry, bundled for a worker', () => {
  before(async () => {
    const code = readFileSync(path.join(ROOT, 'test/hosts/runtimes/draw.js'), 'utf8');
    folder = await makeUsersFolder({ 'draw.js': code }, ['react', 'react-dom']);
  });

  after(() => {
    removeFolder(folder.path);
  });

  it('draws the same as in Node, without a document', async () => {
    const { drawTags } = (await import(pathToFileURL(drawing()).href)) as { drawTags: () => string };
    assert.deepEqual(await postedBy(await bundleForWorkers()), [drawTags(), 'undefined', 'undefined']);
  });
});
