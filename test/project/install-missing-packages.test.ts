import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { isInstalled } from '../../tools/prepare.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const LEFT = { 'node_modules/left': { version: '1.0.0' } };
const NATIVE = { 'node_modules/native-for-another-machine': { version: '1.0.0', optional: true } };

describe('the installed packages', () => {
  let folder = '';
  afterEach(() => {
    removeFolder(folder);
  });

  function isEnough(locked: object, installed: object | undefined): boolean {
    const project = { '': { version: '0.0.0' } };
    folder = makeTemporaryFolder({
      'package-lock.json': JSON.stringify({ packages: { ...project, ...locked } }),
      'node_modules/left/package.json': '{}',
      ...(installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }),
    });
    return isInstalled(folder);
  }

  it('are complete when they match the lock file', () => {
    assert.equal(isEnough(LEFT, LEFT), true);
  });

  it('are incomplete in a fresh clone', () => {
    assert.equal(isEnough(LEFT, undefined), false);
  });

  it('are incomplete after a package was added', () => {
    assert.equal(isEnough({ ...LEFT, 'node_modules/right': { version: '1.0.0' } }, LEFT), false);
  });

  it('are incomplete after a version was bumped', () => {
    assert.equal(isEnough({ 'node_modules/left': { version: '1.0.1' } }, LEFT), false);
  });

  it('are incomplete without the folder of a package', () => {
    const right = { 'node_modules/right': { version: '1.0.0' } };
    assert.equal(isEnough({ ...LEFT, ...right }, { ...LEFT, ...right }), false);
  });

  it('are complete without an optional package for another machine', () => {
    assert.equal(isEnough({ ...LEFT, ...NATIVE }, LEFT), true);
  });

  it('are incomplete with an optional package of another version', () => {
    const bumped = {
      ...LEFT,
      'node_modules/native-for-another-machine': { version: '2.0.0', optional: true },
    };
    assert.equal(isEnough(bumped, { ...LEFT, ...NATIVE }), false);
  });

  it('are complete in this repository', () => {
    assert.equal(isInstalled(), true);
  });
});
