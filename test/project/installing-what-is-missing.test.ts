import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { isInstalled } from '../../tools/prepare.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const LEFT = { 'node_modules/left': { version: '1.0.0' } };
const NATIVE = { 'node_modules/native-for-another-machine': { version: '1.0.0', optional: true } };

describe('what is installed', () => {
  let folder = '';
  afterEach(() => {
    removeFolder(folder);
  });

  function isEnough(wanted: object, installed: object | undefined): boolean {
    const project = { '': { version: '0.0.0' } };
    folder = makeTemporaryFolder({
      'package-lock.json': JSON.stringify({ packages: { ...project, ...wanted } }),
      'node_modules/left/package.json': '{}',
      ...(installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }),
    });
    return isInstalled(folder);
  }

  it('is enough when it is what the lock file says', () => {
    assert.equal(isEnough(LEFT, LEFT), true);
  });

  it('is not enough in a fresh clone', () => {
    assert.equal(isEnough(LEFT, undefined), false);
  });

  it('is not enough when a package was added', () => {
    assert.equal(isEnough({ ...LEFT, 'node_modules/right': { version: '1.0.0' } }, LEFT), false);
  });

  it('is not enough when a version was bumped', () => {
    assert.equal(isEnough({ 'node_modules/left': { version: '1.0.1' } }, LEFT), false);
  });

  it('is not enough when the folder of a package is gone', () => {
    const right = { 'node_modules/right': { version: '1.0.0' } };
    assert.equal(isEnough({ ...LEFT, ...right }, { ...LEFT, ...right }), false);
  });

  it('is enough without an optional package for another machine', () => {
    assert.equal(isEnough({ ...LEFT, ...NATIVE }, LEFT), true);
  });

  it('is not enough with an optional package of another version', () => {
    const bumped = {
      ...LEFT,
      'node_modules/native-for-another-machine': { version: '2.0.0', optional: true },
    };
    assert.equal(isEnough(bumped, { ...LEFT, ...NATIVE }), false);
  });

  it('is what this repository has', () => {
    assert.equal(isInstalled(), true);
  });
});
