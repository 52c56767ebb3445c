import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { ROOT } from '../../tools/run.mjs';
import { BROWSER_SUITES, testFilesOf } from '../../tools/browser-files.mjs';
import { NODE_SUITES, stepsOf } from '../../tools/steps.mjs';

const SUITES = [...BROWSER_SUITES, ...Object.keys(NODE_SUITES)];
const testFolder = path.join(ROOT, 'test');
const sources = globSync('**/*.{ts,tsx}', {
  cwd: testFolder,
  absolute: true,
  ignore: '**/node_modules/**',
});

function inTest(file: string): string {
  return path.relative(testFolder, file);
}

describe('every test', () => {
  it('is in a folder that npm run test:all runs', () => {
    const run = new Set(SUITES.flatMap((suite) => testFilesOf(suite)));
    const forgotten = sources.filter((file) => /\.test\.tsx?$/.test(file) && !run.has(file));
    assert.deepEqual(forgotten.map(inTest), []);
  });

  it('is in a suite that is a step of npm run test:all', () => {
    const names = stepsOf({ isWhole: true, browsers: 'chromium' }).map(({ name }) => name);
    const forgotten = Object.keys(NODE_SUITES).filter((suite) => !names.includes(suite));
    assert.deepEqual(forgotten, []);
    assert.ok(names.includes('browser'));
  });

  it('has a file name that npm test finds', () => {
    const looksLikeTests = sources.filter((file) => {
      const isHelper =
        /\.test\.tsx?$/.test(file) || file.includes('/fixtures/') || file.includes('/support/');
      return !isHelper && /^describe\(/m.test(readFileSync(file, 'utf8'));
    });
    assert.deepEqual(looksLikeTests.map(inTest), []);
  });

  it('is not marked `only`', () => {
    const alone = sources.filter((file) => /\b(describe|it|test)\.only\(/.test(readFileSync(file, 'utf8')));
    assert.deepEqual(alone.map(inTest), []);
  });

  it('imports node:test only in suites of Node', () => {
    const astray = sources.filter((file) => {
      const isForNode = /from 'node:test'/.test(readFileSync(file, 'utf8'));
      return isForNode && BROWSER_SUITES.includes(inTest(file).split(path.sep)[0] ?? '');
    });
    assert.deepEqual(astray.map(inTest), []);
  });
});
