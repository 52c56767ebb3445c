import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { run } from '../../tools/run.mjs';

const SESSION = '/proc/self/autogroup';

async function answerOf(script: string, isPatient: boolean): Promise<string> {
  const { output } = await run(process.execPath, ['--eval', script], { isPatient });
  return output.trim();
}

describe('a command that leaves the processor to others', () => {
  const priority = 'console.log(os.getPriority())';

  it('has a lower priority than one that does not', async () => {
    const [patient, eager] = [await answerOf(priority, true), await answerOf(priority, false)];
    assert.ok(Number(patient) > Number(eager), `${patient} and ${eager}`);
  });

  it('has it among the sessions of Linux, too', { skip: !existsSync(SESSION) && 'not Linux' }, async () => {
    const session = `console.log(fs.readFileSync('${SESSION}', 'utf8'))`;
    assert.match(await answerOf(session, true), /nice [1-9]/);
    assert.match(await answerOf(session, false), /nice 0/);
  });
});
