import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

interface PackageJson {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const BUILT_IN_COMMANDS = ['ci', 'install', 'i', 'publish', 'pack', 'version', 'run', 'exec', 'init'];

const packageJson = JSON.parse(read('package.json')) as PackageJson;
const documents = trackedFiles().filter((file) => file.endsWith('.md'));

/** An example app has a package.json of its own, for the npm commands of its README. */
function scriptsBeside(document: string): PackageJson['scripts'] {
  const own = path.posix.join(path.posix.dirname(document), 'package.json');
  const isApp = own.startsWith('demo/hosts/') && existsSync(path.join(ROOT, own));
  return isApp ? (JSON.parse(read(own)) as PackageJson).scripts : packageJson.scripts;
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

describe('package.json', () => {
  it('pins every version, so that every clone is the same', () => {
    const versions = Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies });
    assert.deepEqual(
      versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
      [],
    );
  });

  it('names a lowest Node that runs here', () => {
    assert.match(packageJson.engines.node, /^>=\d+\.\d+(\.\d+)?$/);
  });

  for (const [script, command] of Object.entries(packageJson.scripts)) {
    it(`npm run ${script} runs an existing program`, () => {
      const [program, file] = command.split(' ');
      const isThere =
        program === 'node'
          ? existsSync(path.join(ROOT, file ?? ''))
          : existsSync(path.join(ROOT, 'node_modules/.bin', program ?? ''));
      assert.ok(isThere, command);
    });
  }
});

for (const document of documents) {
  describe(document, () => {
    const text = read(document);

    it('names only scripts of package.json', () => {
      const named = [...text.matchAll(/\bnpm (?:run )?(?!packages?\b)([a-z][\w:-]*)/g)].map(
        ([, name]) => name ?? '',
      );
      const scripts = scriptsBeside(document);
      const unknown = named.filter((name) => !(name in scripts) && !BUILT_IN_COMMANDS.includes(name));
      assert.deepEqual(unknown, []);
    });

    it('names no other version of Node than package.json', () => {
      const asked = packageJson.engines.node.replace('>=', '');
      const named = [...text.matchAll(/\bNode(?:\.js)? (\d+(?:\.\d+)+)/g)].map(([, version]) => version);
      assert.deepEqual(
        named.filter((version) => version !== asked),
        [],
      );
    });
  });
}
