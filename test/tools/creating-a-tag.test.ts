import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { generateTags } from '../../tools/generate-tags.mjs';
import { ROOT, run } from '../../tools/run.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { trackedFiles } from '../support/tracked-files.ts';

const TAG = 'gift-note';
const OWN_SOURCES = [`elements/${TAG}`, 'core/words', `test/elements/${TAG}`, `test/models/${TAG}`];
const LANGUAGES = ['ar', 'de', 'es', 'fr', 'ja'];
// Only stops a hanging program.
const TIME_LIMIT_MS = 900_000;
// The cache would be that of this repository.
const NOT_LINKED = '.cache';
// web-test-runner reports a test that it did not run as failed, without a message.
const ONE_TAG_CONFIG = `
  import config from './web-test-runner.config.mjs';
  const testFramework = { config: { ...config.testFramework.config, grep: '${TAG}' } };
  export default { ...config, testFramework };
`;

/** What web-test-runner counted in one file. */
interface FileResult {
  readonly name: string;
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Copies the tracked files, and links the packages. */
function copyRepository(): string {
  const folder = makeTemporaryFolder({ 'one-tag.config.mjs': ONE_TAG_CONFIG });
  for (const file of trackedFiles()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules')).filter((each) => each !== NOT_LINKED))
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name));
  return folder;
}

describe('a tag that npm run create has written', () => {
  let folder = '';
  const inFolder = (command: string, ...args: string[]) => {
    // An outer node:test makes inner ones report in its binary format.
    const env = { NODE_TEST_CONTEXT: undefined, RESULTS_FILE: path.join(folder, 'results.jsonl') };
    return run(command, args, { cwd: folder, env, timeLimitMs: TIME_LIMIT_MS });
  };
  const succeeds = async (command: string, ...args: string[]) => {
    const { code, output } = await inFolder(command, ...args);
    assert.equal(code, 0, output);
    return output;
  };
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  before(async () => {
    folder = copyRepository();
    await succeeds('node', 'tools/create-tag.mjs', TAG);
  });

  after(() => {
    removeFolder(folder);
  });

  it('is in every generated list', async () => {
    const lists = Object.keys(await generateTags());
    const before = Object.fromEntries(lists.map((file) => [file, read(file)]));
    await succeeds('node', 'tools/generate-tags.mjs');
    for (const file of lists) assert.equal(read(file), before[file], file);
    for (const file of [
      'elements/all.ts',
      'elements/tag-names.ts',
      'package.json',
      `elements/${TAG}/define.ts`,
    ])
      assert.ok(read(file).includes(TAG), file);
  });

  it('satisfies the compiler, the lint, the plan and the formatter', async () => {
    const { output } = await inFolder('oxlint', '--format', 'unix');
    assert.doesNotMatch(output, new RegExp(`${TAG}|core/words|test/support`));
    await succeeds('eslint', ...OWN_SOURCES, '--max-warnings', '0');
    await succeeds('node', 'tools/plan.mjs');
    await succeeds('oxfmt', '--check', 'CHANGELOG.md', 'package.json', 'elements', 'core/words', 'test');
  });

  it('passes its own tests and the contract suite', async () => {
    await succeeds('node', '--import', 'tsx', '--test', `test/models/${TAG}/press.test.ts`);
    const files = [`test/elements/${TAG}/*.test.ts`, 'test/contract/**/*.test.{ts,tsx}'];
    const { output } = await inFolder('wtr', '--config', 'one-tag.config.mjs', '--files', ...files);
    assert.ok(existsSync(path.join(folder, 'results.jsonl')), output);
    const results = read('results.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as FileResult);
    const failures = results.flatMap(({ name, failures: all }) =>
      all
        .filter((each) => each.includes(TAG) || each.includes('outside of'))
        .map((each) => `${name}: ${each}`),
    );
    assert.deepEqual(failures, [], output);
    const passed = results.reduce((sum, each) => sum + each.passed, 0);
    assert.ok(passed > 30, `${passed} tests have run`);
  });

  it('leaves five translations to a person, one message a language', async () => {
    const { output } = await inFolder(
      'node',
      '--import',
      'tsx',
      '--test',
      'test/project/translations-are-complete.test.ts',
    );
    const messages = [...output.matchAll(/translate into "(\w+)", in core\/words: (.+)$/gm)];
    assert.deepEqual(
      messages.map(([, language, names]) => [language, names]),
      LANGUAGES.map((language) => [language, 'giftNote']),
    );
  });

  it('is built and documented', async () => {
    await succeeds('node', 'tools/build.mjs', '--configUnchecked', '--silent');
    assert.ok(existsSync(path.join(folder, `dist/elements/${TAG}/define.d.ts`)));
    await succeeds('node', 'tools/generate-docs.mjs');
    assert.match(read(`docs/tags/${TAG}.md`), /`button-text`/);
    for (const file of ['README.md', 'docs/tags/README.md']) assert.ok(read(file).includes(TAG), file);
    await succeeds('oxfmt', '--check', 'docs', 'README.md');
    const { output } = await inFolder(
      'node',
      '--import',
      'tsx',
      '--test',
      '--test-reporter',
      'tap',
      'test/project/documented-names.test.ts',
    );
    const left = [...output.matchAll(/^ +not ok \d+ - (.+)$/gm)].map(([, title]) => title);
    assert.deepEqual(left, ['cite a paragraph that describes the tag', 'says what each tag does for users']);
  });
});
