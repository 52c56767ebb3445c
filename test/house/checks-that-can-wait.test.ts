import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, it } from 'node:test';
import { run } from '../../tools/run.mjs';

const SESSION = '/proc/self/autogroup';

async function answerOf(script: string, isPatient: boolean): Promise<string> {
  const { output } = await run(process.execPath, ['--eval', script], { isPatient });
  return output.trim();
}

describe('a command that leaves the processor to others', () => {
  it('has a lower priority; another has that of who runs it', async () => {
    const priority = 'console.log(os.getPriority())';
    // This suite may be one of those that leave it.
    assert.equal(await answerOf(priority, false), String(getPriority()));
    assert.equal(await answerOf(priority, true), '5');
  });

  it('has it among the sessions of Linux, too', { skip: !existsSync(SESSION) && 'not Linux' }, async () => {
    const session = `console.log(fs.readFileSync('${SESSION}', 'utf8'))`;
    assert.match(await answerOf(session, true), /nice [1-9]/);
    assert.match(await answerOf(session, false), /nice 0/);
  });
});
