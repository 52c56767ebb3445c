import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { START_FAILURES } from '../../demo/server/shared/strings.ts';
import { complaintAboutNode } from '../../tools/node-version.mjs';
import { ROOT, run } from '../../tools/run.mjs';
import { complaintAboutPort } from '../../tools/start-store.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { runTool } from '../support/run-tool.ts';

const AS_NODE_16 = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"16.20.2"})';

describe('an old Node', () => {
  const engines = '>=20.19';

  for (const version of ['20.19.0', '20.19.5', '20.20.1', '22.0.0', '100.0.0']) {
    it(`lets ${version} pass`, () => {
      assert.equal(complaintAboutNode(version, engines), undefined);
    });
  }

  for (const version of ['20.18.9', '20.2.0', '18.20.0', '9.0.0']) {
    it(`names what is needed instead of ${version}`, () => {
      assert.equal(
        complaintAboutNode(version, engines),
        `Node 20.19 or newer is needed, this is Node ${version}.`,
      );
    });
  }

  for (const script of ['start', 'test']) {
    it(`ends npm ${script} with one sentence`, async () => {
      const { code, output } = await runTool(['--import', AS_NODE_16, `tools/${script}.mjs`]);
      assert.equal(code, 1);
      assert.match(output, /^Node [\d.]+ or newer is needed, this is Node 16\.20\.2\.\n$/);
    });
  }
});

describe('a PORT that is none', () => {
  for (const port of ['abc', '-1', '80.5', '65536', ' ']) {
    it(`is refused: "${port}"`, () => {
      assert.equal(complaintAboutPort(port), START_FAILURES.badPort(port));
    });
  }

  for (const port of [undefined, '', '0', '4173', '65535']) {
    it(`is not ${String(port)}`, () => {
      assert.equal(complaintAboutPort(port), undefined);
    });
  }

  it('ends npm start with one sentence', async () => {
    const { code, output } = await runTool(['tools/start.mjs'], { PORT: 'four' });
    assert.equal(code, 1);
    assert.equal(output, 'PORT must be a whole number from 0 to 65535, not "four".\n');
  });
});

describe('a child process', () => {
  const folder = makeTemporaryFolder({
    'runner.mjs': `
      import { run } from '${ROOT}/tools/run.mjs';
      const child = "process.on('SIGTERM', () => { console.log('ended cleanly'); process.exit(7); }); setInterval(() => {}, 1000); console.log('ready')";
      const { code, isInterrupted } = await run(process.execPath, ['-e', child], { output: 'inherit' });
      console.log(code, isInterrupted);
      process.exitCode = code;
    `,
  });
  after(() => {
    removeFolder(folder);
  });

  it('answers with its exit code and what it said', async () => {
    const { code, output } = await run(process.execPath, [
      '-e',
      'console.log("out"); console.error("err"); process.exit(3)',
    ]);
    assert.equal(code, 3);
    assert.deepEqual(output.trim().split('\n').sort(), ['err', 'out']);
  });

  it('that cannot be found answers 127', async () => {
    const { code, output } = await run('no-such-program-anywhere', []);
    assert.equal(code, 127);
    assert.match(output, /no-such-program-anywhere/);
  });

  it('is ended after its time limit, with its own children', async () => {
    // The grandchild holds the output open: only its end, too, closes the run before its minute is over.
    const parent =
      'require("child_process").spawn("sleep", ["60"], { stdio: "inherit" }); setInterval(() => {}, 1000)';
    const startedMs = Date.now();
    const { code, output } = await run(process.execPath, ['-e', parent], { timeLimitMs: 300 });
    assert.equal(code, 128 + 15);
    assert.match(output, /Ended after its limit of 0\.3 s/);
    assert.ok(Date.now() - startedMs < 4_000, `${Date.now() - startedMs} ms`);
  });

  it('that ends is not waited for because of a process that it left behind', async () => {
    const leaves =
      'const c = require("child_process").spawn("sleep", ["30"], { stdio: "inherit", detached: true }); console.log(c.pid); c.unref()';
    const startedMs = Date.now();
    const { code, output } = await run(process.execPath, ['-e', leaves]);
    process.kill(Number(output));
    assert.equal(code, 0);
    assert.ok(Date.now() - startedMs < 15_000, `${Date.now() - startedMs} ms`);
  });

  it('is handed the signal that we get, and hands back its exit code', async () => {
    const runner = spawn(process.execPath, [`${folder}/runner.mjs`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    runner.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!said.includes('ready') && (said + text).includes('ready')) runner.kill('SIGTERM');
      said += text;
    });
    const [code] = (await once(runner, 'close')) as [number];
    assert.equal(code, 7);
    assert.equal(said, 'ready\nended cleanly\n7 true\n');
  });
});
