import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { before, describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { run } from '../../tools/run.mjs';
import { OUTSIDE } from '../support/empty-folder.ts';
import { installHost } from '../support/hosts/host-app.ts';

/** Runtime → the program in the package for this platform. No install script has moved it. */
const PROGRAMS = {
  deno: '@deno/*/deno',
  bun: '@oven/*/bin/bun',
  workerd: '@cloudflare/*/bin/workerd',
} as const;

// Only stops a hanging program.
const LIMIT_MS = 300_000;
/** Bundles for workers, as their tools do; workerd itself loads no packages. */
const BUNDLING = [
  ...['worker.js', '--bundle', '--outfile=bundle.js', '--format=esm', '--platform=browser'],
  ...['--conditions=workerd,worker', '--define:process.env.NODE_ENV="production"', '--log-level=warning'],
];

describe('the server entry, from an empty folder with the packed package,', () => {
  let folder = '';
  let printedByNode = '';

  const programOf = (runtime: keyof typeof PROGRAMS): string => {
    const [program] = globSync(PROGRAMS[runtime], { cwd: `${folder}/node_modules`, absolute: true });
    assert.ok(program, `${runtime} has a package for this platform`);
    return program;
  };

  const output = async (program: string, args: readonly string[]): Promise<string> => {
    const { code, output } = await run(program, [...args], {
      cwd: folder,
      env: { ...OUTSIDE, NODE_ENV: 'production', NO_COLOR: '1' },
      timeLimitMs: LIMIT_MS,
    });
    assert.equal(code, 0, output);
    return output;
  };

  /** Starts workerd on a free port, and asks it for its page. */
  const answerOfWorkerd = async (): Promise<string> => {
    const args = ['serve', 'worker.capnp', '--import-path=node_modules', '--control-fd=3'];
    const child = spawn(programOf('workerd'), args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    });
    const exited = once(child, 'exit');
    try {
      const lines = createInterface({ input: child.stdio[3] as Readable });
      const started = exited.then(() => assert.fail('workerd ended'));
      const [line] = (await Promise.race([once(lines, 'line'), started])) as [string];
      const { port } = JSON.parse(line) as { readonly port: number };
      const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(LIMIT_MS) });
      return await answer.text();
    } finally {
      child.kill();
      await exited;
    }
  };

  before(async () => {
    folder = await installHost('runtimes');
    printedByNode = await output(process.execPath, ['print.js']);
    assert.match(printedByNode, /In den Warenkorb/);
  });

  it('draws in Deno what it draws in Node', async () => {
    // React reads a variable; nothing else is allowed.
    const allowed = ['--allow-env=NODE_ENV', '--no-remote'];
    assert.equal(await output(programOf('deno'), ['run', ...allowed, 'print.js']), printedByNode);
  });

  it('draws in Bun what it draws in Node', async () => {
    assert.equal(await output(programOf('bun'), ['print.js']), printedByNode);
  });

  it('draws in workerd what it draws in Node, without the compatibility with Node', async () => {
    await output('node_modules/.bin/esbuild', BUNDLING);
    assert.equal(await answerOfWorkerd(), printedByNode);
  });
});
