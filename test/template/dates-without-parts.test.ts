import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Some patterns of the locale data print the year of the week. V8 ends the process when it is asked for the parts of one. */
const TAGS = [
  ['gd', '{start,end|datetime-interval yMMM}'],
  ['gd', '{start,start|datetime-interval yyMMM}'],
  ['gd', '{start|datetime yMMM}'],
  ['sc', '{start,end|datetime-interval yM}'],
  ['ksh', '{start|datetime yM}'],
  ['ksh', '{start|datetime calendar:buddhist yM}'],
  ['de-CH', '{start|datetime GyyMEd}'],
  ['my', '{start|datetime GyMd calendar:buddhist}'],
  ['my', '{start|datetime yMd calendar:japanese}'],
  ['te', '{start|datetime calendar:japanese yMMMM}'],
  ['gl', '{start|datetime calendar:buddhist full}'],
  ['gl', '{start|datetime calendar:persian full}'],
] as const;

/** 31 December 2018 is a day of the first week of 2019. */
const DATA = { start: Date.UTC(2018, 11, 31, 12), end: Date.UTC(2020, 5, 1, 12) };

/** In a child process, because a failure ends the process. */
const PROGRAM = `
  import { createEngine } from './engine/template/index.ts';
  const engine = createEngine({ timeZone: 'UTC' });
  for (const [locale, source] of ${JSON.stringify(TAGS)})
    console.log(JSON.stringify(engine.render(source, ${JSON.stringify(DATA)}, { locale })));
`;

interface Rendering {
  readonly output: string;
  readonly errors: readonly unknown[];
}

describe('a date whose parts the platform lacks', () => {
  let lines: readonly string[] = [];
  before(async () => {
    const program = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
    const { stdout } = await run(process.execPath, program).catch(
      (error: unknown) => error as { stdout: string },
    );
    lines = stdout.split('\n');
  });

  for (const [index, [locale, source]] of TAGS.entries())
    it(`${locale} ${source} is printed, with its own year`, () => {
      const line = lines[index] ?? '';
      assert.notEqual(line, '', 'the process has ended before');
      const { output, errors } = JSON.parse(line) as Rendering;
      assert.deepEqual(errors, []);
      assert.match(output, /\p{Nd}/u);
      assert.doesNotMatch(output, /2019|၂၀၁၉|\b19\b/);
    });
});
