import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import ts from 'typescript';
import { ROOT, run } from '../../tools/run.mjs';
import { cartAbilitiesOf } from '../../core/gateway-suite/suite-options.ts';
import { createMemoryCartGateway } from '../../core/memory-store/index.ts';
import { examplesIn, readDocument } from '../support/examples.ts';
import { startPantry, type Pantry } from '../support/pantry.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const TEST = 'pantry/gateway.test.ts';
const PAGE = 'pantry/page.ts';
const VITEST = 'in-vitest/gateway.test.ts';
const BOUGHT = 'pantry/bought.test.ts';
const BOUGHT_TEST = `
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pantryGateway } from './gateway.ts';

const apiRoot = process.env['PANTRY_URL'];
const call = { signal: new AbortController().signal, isRetry: false, known: undefined };
const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };

test('a cart that has been bought is forgotten', async () => {
  const values = new Map();
  const { cart } = pantryGateway(apiRoot, {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  });
  const buy = (id) => fetch(apiRoot + '/carts/' + id, { method: 'DELETE' });
  await buy((await cart.add(MUG, 'a', call)).cart.id);
  assert.deepEqual((await cart.load(call)).entries, []);
  await buy((await cart.add(MUG, 'b', call)).cart.id);
  await assert.rejects(cart.add(MUG, 'c', call), { kind: 'bought' });
  assert.equal((await cart.add(MUG, 'd', call)).cart.entries.length, 1);
});
`;
// Only stops a hanging program.
const TIME_LIMIT_MS = 300_000;

/** The guide's files by path, which is the first line of each. */
const FILES = Object.fromEntries(
  examplesIn('docs/writing-a-gateway.md', 'ts').map((code) => [
    /^\/\/ (\S+)\n/.exec(code)?.[1] ?? code,
    code,
  ]),
);

/** A mistake in the guide's gateway → one of the tests that notice it. */
const MISTAKES: readonly (readonly [string, string, string, RegExp])[] = [
  ['pantry/gateway.ts', 'isIdempotent: false', 'isIdempotent: true', /✖ adds once when the answer is lost/],
  ['pantry/api.ts', "409: 'sold-out'", "409: 'invalid'", /✖ for a sold-out variant has the kind "sold-out"/],
  ['pantry/products.ts', 'sku: code', 'sku: null', /✖ loads a product with options/],
];

describe('the gateway of docs/writing-a-gateway.md', () => {
  let folder = '';
  let pantry: Pantry;

  before(async () => {
    pantry = await startPantry();
    const mistakes = MISTAKES.flatMap(([file, right, wrong], index) => {
      const code = FILES[file] ?? '';
      assert.ok(code.includes(right), right);
      const spoilt = { ...FILES, [file]: code.replace(right, wrong) };
      return Object.entries(spoilt).map(([name, text]) => [`mistake-${index}/${name}`, text] as const);
    });
    folder = makeTemporaryFolder({
      'package.json': '{ "type": "module" }',
      ...FILES,
      ...Object.fromEntries(mistakes),
      [BOUGHT]: BOUGHT_TEST,
      [VITEST]: FILES[TEST]!.replace("'node:test'", "'vitest'").replace(
        './gateway.ts',
        '../pantry/gateway.ts',
      ),
      'node_modules/.keep': '',
    });
    for (const name of ['@types', 'nanostores', 'vitest'])
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name), 'dir');
    symlinkSync(ROOT, path.join(folder, 'node_modules/storefront-elements'), 'dir');
  });

  after(async () => {
    removeFolder(folder);
    await pantry.close();
  });

  const inFolder = (args: readonly string[]) =>
    run(process.execPath, [...args], {
      cwd: folder,
      env: {
        PANTRY_URL: pantry.url,
        NODE_TEST_CONTEXT: undefined,
        RESULTS_FILE: undefined,
        NODE_ENV: undefined,
      },
      timeLimitMs: TIME_LIMIT_MS,
    });
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/loader.mjs');
  const runInNode = (file: string) => inFolder(['--import', tsx, '--test', '--test-reporter=spec', file]);

  it('passes the published tests in Node', async () => {
    const { code, output } = await runInNode(TEST);
    assert.equal(code, 0, output);
    assert.ok(Number(/tests (\d+)/.exec(output)?.[1]) > 50, output);
  });

  it('forgets a cart that has been bought', async () => {
    const { code, output } = await runInNode(BOUGHT);
    assert.equal(code, 0, output);
  });

  it('passes the published tests in Vitest', async () => {
    const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { code, output } = await inFolder([program, 'run', VITEST]);
    assert.equal(code, 0, output);
  });

  for (const [index, [file, right, wrong, noticed]] of MISTAKES.entries()) {
    it(`fails them with ${wrong} instead of ${right}`, async () => {
      const { code, output } = await runInNode(`mistake-${index}/${TEST}`);
      assert.notEqual(code, 0, file);
      assert.match(output, noticed);
    });
  }

  it('is tested with options that the guide lists, with their defaults', () => {
    const open = () => createMemoryCartGateway({ catalog: [] });
    const rows = readDocument('docs/writing-a-gateway.md').split('\n');
    for (const [name, value] of Object.entries(cartAbilitiesOf({ runner: { describe, it }, open }))) {
      const row = rows.find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
      const expected = name === 'emptyCurrency' ? 'that of the shop' : `\`${String(value)}\``;
      assert.equal(row.split('|')[2]?.trim(), expected, name);
    }
  });

  it('compiles, with the code for the page', () => {
    assert.ok(PAGE in FILES);
    const program = ts.createProgram(
      Object.keys(FILES).map((file) => path.join(folder, file)),
      {
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        ...{
          allowImportingTsExtensions: true,
          noEmit: true,
          strict: true,
          skipLibCheck: true,
          types: ['node'],
        },
      },
    );
    assert.equal(ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), ts.createCompilerHost({})), '');
  });
});
