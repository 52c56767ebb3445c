import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';
import { BROWSERS, launchersFor } from '../../tools/browsers.mjs';
import { findChromium } from '../../tools/chromium.mjs';
import { findPostgres } from '../../tools/postgres.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const NAMES = ['CHROME_PATH', 'PATH', 'CI'] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);

describe('the machine', () => {
  let folder = '';
  afterEach(() => {
    removeFolder(folder);
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  it('has a Chromium, in a package if nowhere else', () => {
    const { executablePath } = findChromium();
    assert.ok(existsSync(executablePath), executablePath);
  });

  it('is told by CHROME_PATH which browser to take', () => {
    folder = makeTemporaryFolder({ 'my-chrome': '' });
    process.env.CHROME_PATH = `${folder}/my-chrome`;
    assert.equal(findChromium().executablePath, `${folder}/my-chrome`);
  });

  it('does not take another browser than the one that CHROME_PATH names', () => {
    process.env.CHROME_PATH = '/opt/none/chrome';
    assert.throws(() => findChromium(), /CHROME_PATH names no file: \/opt\/none\/chrome/);
  });

  it('prefers an installed headless shell to everything but CHROME_PATH', () => {
    folder = makeTemporaryFolder({ 'chromium-headless-shell': '' });
    Reflect.deleteProperty(process.env, 'CHROME_PATH');
    process.env.PATH = `${folder}:${process.env.PATH ?? ''}`;
    assert.equal(findChromium().executablePath, `${folder}/chromium-headless-shell`);
  });

  it('gives up the sandbox only as root or in a CI', () => {
    Reflect.deleteProperty(process.env, 'CI');
    assert.equal(findChromium().args.includes('--no-sandbox'), process.getuid?.() === 0);
    process.env.CI = '1';
    assert.equal(findChromium().args.includes('--no-sandbox'), true);
  });

  it('has a browser that calls nobody', () => {
    assert.ok(findChromium().args.includes('--disable-background-networking'));
  });

  it('says whether it has each browser', () => {
    assert.deepEqual(Object.keys(BROWSERS), ['chromium', 'firefox', 'webkit']);
    for (const { isThere } of Object.values(BROWSERS)) assert.equal(typeof isThere(), 'boolean');
  });

  it('does not know every browser', () => {
    assert.throws(
      () => launchersFor('chromium,netscape'),
      /expected some of chromium, firefox, webkit, got "netscape"/,
    );
  });

  it('may have a PostgreSQL in PATH', () => {
    folder = makeTemporaryFolder({ initdb: '' });
    process.env.PATH = folder;
    assert.equal(findPostgres(), folder);
  });
});
