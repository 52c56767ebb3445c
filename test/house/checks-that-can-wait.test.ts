import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, it } from 'node:test';
import { run } from '../../tools/run.mjs';

const SESSION = '/proc/self/autogroup';

/** What a command reads of itself; it may be there before its priority is lowered, so it reads until that is as expected. */
async function answerOf(read: string, expected: RegExp, isPatient: boolean): Promise<string> {
  const script = `
    const endMs = Date.now() + 30_000;
    let answer;
    do answer = String(${read}).trim();
    while (!${expected}.test(answer) && Date.now() < endMs);
    console.log(answer);`;
  const { output } = await run(process.execPath, ['--eval', script], { isPatient });
  return output.trim();
}

describe('a command that leaves the processor to others', () => {
  it('has a lower priority; another has that of who runs it', async () => {
    const read = 'os.getPriority()';
    // This suite may be one of those that leave it.
    assert.equal(await answerOf(read, /./, false), String(getPriority()));
    assert.equal(await answerOf(read, /^5$/, true), '5');
  });

  it('has it among the sessions of Linux, too', { skip: !existsSync(SESSION) && 'not Linux' }, async () => {
    const read = `fs.readFileSync('${SESSION}', 'utf8')`;
    const lowered = /nice [1-9]/;
    assert.match(await answerOf(read, lowered, true), lowered);
    assert.match(await answerOf(read, /./, false), /nice 0/);
  });
});
