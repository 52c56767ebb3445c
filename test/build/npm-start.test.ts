import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { START_FAILURES } from '../../demo/server/platform/shared/start-failures.ts';
import { ROOT } from '../../tools/run.mjs';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { runTool } from '../support/run-tool.ts';
import { COMPILED_ONCE } from '../support/store-process.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const START = path.join(ROOT, 'tools/start.mjs');

interface StartedStore {
  readonly process: ChildProcess;
  readonly url: string;
  /** Its stdout so far. */
  readonly said: () => string;
}

describe('npm start', () => {
  const started: ChildProcess[] = [];
  const folders: string[] = [];

  afterEach(async () => {
    for (const child of started.splice(0)) await end(child, 'SIGTERM');
    for (const folder of folders.splice(0)) removeFolder(folder);
  });

  function noDataYet(): string {
    const folder = makeTemporaryFolder();
    folders.push(folder);
    return path.join(folder, 'data');
  }

  async function someData(): Promise<string> {
    const folder = await makeEmbeddedFolder();
    folders.push(folder);
    return folder;
  }

  async function start(dataDir: string, ...args: string[]): Promise<StartedStore> {
    const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${COMPILED_ONCE}`;
    const env = { ...process.env, NODE_OPTIONS, PORT: '0', DATA_DIR: dataDir };
    const child = spawn(process.execPath, [START, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(child);
    let said = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const ready = /^ready (http:\/\/localhost:\d+)\n/m.exec(said)?.[1];
        if (ready) resolve(ready);
      });
      child.once('exit', (code) => {
        reject(new Error(`ended with ${String(code)}: ${said}`));
      });
    });
    return { process: child, url, said: () => said };
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  }

  it('prints the owner login once, serves, and frees port and data on both signals', async () => {
    const dataDir = noDataYet();
    const first = await start(dataDir);
    const page = await fetch(first.url);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<title>/);
    const [login = '', ...ready] = first.said().split(/(?<=\n)/);
    assert.match(login, /^owner .+ name: owner password: \S+/);
    assert.deepEqual(ready, [`ready ${first.url}\n`]);
    assert.equal(await end(first.process, 'SIGTERM'), 0);
    await assert.rejects(fetch(first.url));

    const second = await start(dataDir);
    assert.equal((await fetch(second.url)).status, 200);
    assert.equal(second.said(), `ready ${second.url}\n`);
    assert.equal(await end(second.process, 'SIGINT'), 0);
    await assert.rejects(fetch(second.url));
  });

  onlyInWholeRun(it)('passes --reset on', async () => {
    const store = await start(await someData(), '--reset');
    assert.equal((await fetch(store.url)).status, 200);
  });

  it('prints one sentence if PORT is invalid, and exits with an error', async () => {
    const { code, output } = await runTool([START], { PORT: 'four', DATA_DIR: noDataYet() });
    assert.equal(output, `${START_FAILURES.badPort('four')}\n`);
    assert.notEqual(code, 0);
  });

  onlyInWholeRun(it)('prints one sentence if the port is in use, and exits with an error', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runTool([START], { PORT: String(port), DATA_DIR: await someData() });
    other.close();
    assert.equal(output, `${START_FAILURES.usedPort(port)}\n`);
    assert.notEqual(code, 0);
  });

  onlyInWholeRun(it)(
    'prints one sentence if the database cannot be reached, and exits with an error',
    async () => {
      // Nothing listens on port 9 (discard).
      const { code, output } = await runTool([START], {
        PORT: '0',
        DATABASE_URL: 'postgres://store@127.0.0.1:9/store',
      });
      assert.equal(output.trimEnd().split('\n').length, 1, output);
      assert.match(output, /^The database at .* cannot be reached/);
      assert.notEqual(code, 0);
    },
  );
});
