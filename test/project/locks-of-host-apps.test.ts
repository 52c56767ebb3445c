import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { HOSTS, lockOf, PROGRAMS, sourceOf } from '../support/hosts/host-app.ts';

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const OURS = 'storefront-elements';
const HINT = 'npx tsx test/support/hosts/write-locks.ts';

describe('the lock file of the example app', () => {
  for (const host of [...HOSTS, ...PROGRAMS])
    it(`of ${host} has the packages that the app and ours name`, () => {
      const { packages } = read(lockOf(host)) as { readonly packages: Readonly<Record<string, Package>> };
      const app = read(path.join(sourceOf(host), 'package.json')) as Package;
      const own = read(path.join(ROOT, 'package.json')) as Package;
      const { dependencies, devDependencies } = packages['']!;
      const { [OURS]: _file, ...others } = dependencies!;
      const { [OURS]: version, ...written } = app.dependencies!;
      assert.equal(version, (own as { readonly version: string }).version);
      assert.deepEqual({ ...others, ...devDependencies }, { ...written, ...app.devDependencies }, HINT);
      const locked = packages[`node_modules/${OURS}`]!;
      assert.deepEqual(locked.dependencies, own.dependencies, HINT);
      assert.deepEqual(locked.peerDependencies, own.peerDependencies, HINT);
    });
});
