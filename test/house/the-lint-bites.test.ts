import assert from 'node:assert/strict';
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../../tools/run.mjs';
import { BREACHES, GOOD_FILES } from './fixtures/lint-breaches.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

describe('the lint of the house', () => {
  let folder: string;
  const found = new Map<string, readonly { readonly rule: string; readonly message: string }[]>();

  before(async () => {
    const planted = Object.fromEntries(Object.values(BREACHES).map(({ file, text }) => [file, text]));
    folder = makeTemporaryFolder({ ...planted, ...GOOD_FILES });
    for (const file of ['eslint.config.mjs', 'tsconfig.json', 'package.json']) {
      copyFileSync(path.join(ROOT, file), path.join(folder, file));
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    for (const { filePath, messages } of await new ESLint({ cwd: folder }).lintFiles('.')) {
      const complaints = messages.map(({ ruleId, message }) => ({
        rule: ruleId ?? 'unused-disable',
        message,
      }));
      found.set(path.relative(folder, filePath), complaints);
    }
  });
  after(() => {
    removeFolder(folder);
  });

  for (const [name, { file, rule, message = /./ }] of Object.entries(BREACHES)) {
    it(`refuses ${name}`, () => {
      const complaints = found.get(file) ?? [];
      const isRefused = complaints.some(
        (complaint) => complaint.rule === rule && message.test(complaint.message),
      );
      assert.ok(isRefused, `${rule} expected in ${file}, got ${JSON.stringify(complaints)}`);
    });
  }

  for (const file of Object.keys(GOOD_FILES)) {
    it(`accepts good manners in ${file}`, () => {
      assert.deepEqual(found.get(file), []);
    });
  }
});
