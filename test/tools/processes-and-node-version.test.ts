import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { diagnoseNode } from '../../tools/prepare.mjs';
import { ROOT, run } from '../../tools/run.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { runTool } from '../support/run-tool.ts';

const AS_NODE_16 = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"16.20.2"})';

describe('diagnoseNode', () => {
  const engines = '>=20.19';

  for (const version of ['20.19.0', '20.19.5', '20.20.1', '22.0.0', '100.0.0']) {
    it(`accepts ${version}`, () => {
      assert.equal(diagnoseNode(version, engines), undefined);
    });
  }

  for (const version of ['20.18.9', '20.2.0', '18.20.0', '9.0.0']) {
    it(`names the lowest version instead of ${version}`, () => {
      assert.equal(diagnoseNode(version, engines), `Node 20.19 or newer is needed, this is Node ${version}.`);
    });
  }

  for (const script of ['start', 'test']) {
    it(`ends npm ${script} with one sentence on an old Node`, async () => {
      const { code, output } = await runTool(['--import', AS_NODE_16, `tools/${script}.mjs`]);
      assert.equal(code, 1);
      assert.match(output, /^Node [\d.]+ or newer is needed, this is Node 16\.20\.2\.\n$/);
    });
  }
});

describe('run', () => {
  it('returns the exit code and output', async () => {
    const { code, output } = await run(process.execPath, [
      '-e',
      'console.log("out"); console.error("err"); process.exit(3)',
    ]);
    assert.equal(code, 3);
    assert.deepEqual(output.trim().split('\n').sort(), ['err', 'out']);
  });

  it('returns 127 when the command does not exist', async () => {
    const { code, output } = await run('no-such-program-anywhere', []);
    assert.equal(code, 127);
    assert.match(output, /no-such-program-anywhere/);
  });

  it('ends the child and its children after the time limit', async () => {
    const folder = makeTemporaryFolder();
    const grandchild = `
      process.on('SIGTERM', () => { require('fs').writeFileSync('${folder}/ended', ''); process.exit(); });
      setInterval(() => {}, 1000); console.log('ready')`;
    const child = `
      require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000)`;
    // Doubled until the child has started before its limit.
    for (let timeLimitMs = 500, isReady = false; !isReady; timeLimitMs *= 2) {
      const { code, output } = await run(process.execPath, ['-e', child], { timeLimitMs });
      assert.equal(code, 128 + 15);
      assert.ok(output.endsWith(`Ended after its limit of ${timeLimitMs / 1000} s.\n`), output);
      isReady = output.startsWith('ready');
    }
    while (!existsSync(`${folder}/ended`)) await wait(20);
    removeFolder(folder);
  });

  it('does not wait for a process that the child left running', async () => {
    const leaves =
      'const c = require("child_process").spawn("sleep", ["600"], { stdio: "inherit", detached: true }); console.log(c.pid); c.unref()';
    const { code, output } = await run(process.execPath, ['-e', leaves]);
    assert.equal(code, 0);
    assert.ok(isThere(Number(output)), 'still running');
    process.kill(Number(output));
  });

  it('forwards signals and returns the exit code', async () => {
    const child =
      'process.on("SIGTERM", () => { console.log("ended cleanly"); process.exit(7); }); setInterval(() => {}, 1000); process.kill(process.ppid, "SIGTERM")';
    const runner = `
      import { run } from '${ROOT}/tools/run.mjs';
      const { code, output, isInterrupted } = await run(process.execPath, ['-e', ${JSON.stringify(child)}]);
      console.log(output.trim(), code, isInterrupted);
      process.exitCode = code;`;
    const { code, output } = await runTool(['--input-type=module', '--eval', runner]);
    assert.equal(code, 7);
    assert.equal(output, 'ended cleanly 7 true\n');
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
