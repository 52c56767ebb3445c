import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { BROWSERS, launchersFor } from '../../tools/browsers.mjs';
import { findChromium } from '../../tools/chromium.mjs';
import { carriedPostgres, findPostgres } from '../../tools/postgres.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const NAMES = ['CHROME_PATH', 'PATH', 'CI', 'PG_BIN'] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);

const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

function folderWithProgram(name: string): string {
  const folder = makeTemporaryFolder({ [name]: '' });
  chmodSync(path.join(folder, name), 0o755);
  return folder;
}

describe('the machine', () => {
  let folder = '';
  afterEach(() => {
    removeFolder(folder);
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  it('has a Chromium, if only in a package', () => {
    const { executablePath } = findChromium();
    assert.ok(existsSync(executablePath), executablePath);
  });

  it('uses the headless shell of the package if no other is installed', { skip: !isLinuxX64 }, () => {
    Reflect.deleteProperty(process.env, 'CHROME_PATH');
    process.env.PATH = path.dirname(process.execPath);
    assert.match(findChromium().executablePath, /node_modules\/\.cache\/chromium-[\d.]+\/chromium$/);
  });

  it('uses the browser of CHROME_PATH', () => {
    folder = makeTemporaryFolder({ 'my-chrome': '' });
    process.env.CHROME_PATH = `${folder}/my-chrome`;
    assert.equal(findChromium().executablePath, `${folder}/my-chrome`);
  });

  it('uses no other browser than that of CHROME_PATH', () => {
    process.env.CHROME_PATH = '/opt/none/chrome';
    assert.throws(() => findChromium(), /CHROME_PATH names no file: \/opt\/none\/chrome/);
  });

  it('prefers an installed headless shell to everything but CHROME_PATH', () => {
    folder = folderWithProgram('chromium-headless-shell');
    Reflect.deleteProperty(process.env, 'CHROME_PATH');
    process.env.PATH = `${folder}:${process.env.PATH ?? ''}`;
    assert.equal(findChromium().executablePath, `${folder}/chromium-headless-shell`);
  });

  it('turns off the sandbox only as root or in a CI', () => {
    Reflect.deleteProperty(process.env, 'CI');
    assert.equal(findChromium().args.includes('--no-sandbox'), process.getuid?.() === 0);
    process.env.CI = '1';
    assert.equal(findChromium().args.includes('--no-sandbox'), true);
  });

  it('has a browser that makes no requests of its own', () => {
    assert.ok(findChromium().args.includes('--disable-background-networking'));
  });

  it('reports whether it has each browser', () => {
    assert.deepEqual(Object.keys(BROWSERS), ['chromium', 'firefox', 'webkit']);
    for (const { isThere } of Object.values(BROWSERS)) assert.equal(typeof isThere(), 'boolean');
  });

  it('rejects an unknown browser', () => {
    assert.throws(
      () => launchersFor('chromium,netscape'),
      /expected some of chromium, firefox, webkit, got "netscape"/,
    );
  });

  it('has a PostgreSQL, if only in a package', () => {
    const programs = findPostgres() ?? '';
    for (const name of ['initdb', 'postgres']) assert.ok(existsSync(path.join(programs, name)), name);
  });

  it('runs the PostgreSQL of the package, on machines that it supports', { skip: !isLinuxX64 }, () => {
    const programs = carriedPostgres() ?? '';
    const said = execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
    assert.match(said, /^postgres \(PostgreSQL\) 18\./);
  });

  it('uses the PostgreSQL of PG_BIN', () => {
    folder = folderWithProgram('initdb');
    process.env.PG_BIN = folder;
    assert.equal(findPostgres(), folder);
  });

  it('uses no other PostgreSQL than that of PG_BIN', () => {
    process.env.PG_BIN = '/opt/none/bin';
    assert.throws(() => findPostgres(), /PG_BIN holds no initdb: \/opt\/none\/bin/);
  });
});
