import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../tools/run.mjs';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn } from '../support/examples.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const EXAMPLE = exampleIn('docs/testing-your-pages.md', 'js', "from '@open-wc/testing'");
const FAILURES = exampleIn('docs/testing-your-pages.md', 'js', 'isAfterEffect: true');
const COMMAND = exampleIn('docs/testing-your-pages.md', 'sh', 'web-test-runner');

// The command's own browser may be missing here.
const BROWSER = `
import { launchersFor } from '${pathToFileURL(path.join(ROOT, 'tools/browsers.mjs')).href}';
export default { browsers: launchersFor('chromium') };
`;

describe('the tests of docs/testing-your-pages.md, with only the packages they name', () => {
  let folder: UsersFolder | undefined;
  before(async () => {
    folder = await makeUsersFolder(
      {
        'test/mug.test.js': EXAMPLE,
        'test/failures.test.js': FAILURES,
        'broken/mug.test.js': EXAMPLE.replace('=== 1', '=== 2'),
        'web-test-runner.config.js': BROWSER,
      },
      ['@web/test-runner', '@open-wc/testing'],
    );
  });
  after(() => {
    if (folder) removeFolder(folder.path);
  });

  /** The arguments of the command, as a shell passes them. */
  const args = (COMMAND.split('web-test-runner ').at(-1) ?? '').trim().replaceAll("'", '').split(' ');

  it('pass with the documented command', async () => {
    const { code, output } = await folder!.run('@web/test-runner/dist/bin.js', args);
    assert.match(output, /4 passed, 0 failed/);
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /storefront-elements|Error/, 'nothing goes wrong, and we say nothing');
  });

  it('fail when the cart does not count the mug', async () => {
    const broken = args.map((arg) => arg.replace('test/', 'broken/'));
    const { code, output } = await folder!.run('@web/test-runner/dist/bin.js', broken);
    assert.match(output, /0 passed, 1 failed/);
    assert.notEqual(code, 0);
  });
});
