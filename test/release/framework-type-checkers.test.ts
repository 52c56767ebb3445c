import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn } from '../support/examples.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const vue = exampleIn('docs/frameworks.md', 'vue');
const svelte = exampleIn('docs/frameworks.md', 'svelte');

const withTypes = (component: string) => component.replace(/<script[^>]*/, '$& lang="ts"');

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    allowJs: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['*.vue', '*.svelte', '*.ts'],
});

// A consumer without React's types: checks every declaration except those of the language.
const STRICT = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { skipLibCheck: false, skipDefaultLibCheck: true },
  files: ['plain/use.ts'],
});

const PLAIN = `
import { storefront, type ProductItem } from 'storefront-elements';
import 'storefront-elements/all';
import { mugProduct } from 'storefront-elements/testing';

const mug: ProductItem = mugProduct;
const button = document.createElement('store-add-to-cart');
button.product = mug;
button.product = JSON.stringify(mug);
button.options = 'radio';
// @ts-expect-error no such style
button.options = 'dropdown';
// @ts-expect-error a product has an id
button.product = { title: 'Mug', structuredContent: { productType: 1 } };
document.createElement('store-config').currency = 'EUR';
// @ts-expect-error no such currency
document.createElement('store-config').currency = 'euros';
// @ts-expect-error no such corner
document.createElement('cart-pill').position = 'middle';
export const count: number = storefront().cart.$count.get();
`;

/** The errors that the checkers must report. */
const MISTAKES = {
  'Wrong.vue': withTypes(vue)
    .replace(':product="product"', ':product="7"')
    .replace('event.cart?.', 'event.basket?.'),
  'Wrong.svelte': withTypes(svelte)
    .replace('{product} ', 'product={7} ')
    .replace('event.cart?.', 'event.basket?.'),
};

describe('the components of docs/frameworks.md', () => {
  let folder: UsersFolder | undefined;
  before(async () => {
    folder = await makeUsersFolder(
      {
        'tsconfig.json': TSCONFIG,
        'plain.json': STRICT,
        'plain/use.ts': PLAIN,
        'Pasted.vue': vue,
        'Typed.vue': withTypes(vue),
        'Pasted.svelte': svelte,
        'Typed.svelte': withTypes(svelte),
        ...MISTAKES,
      },
      ['@lit/reactive-element', '@nanostores/react', 'nanostores', 'svelte', 'vue'],
    );
  });
  after(() => {
    if (folder) removeFolder(folder.path);
  });

  it('pass vue-tsc as pasted and with lang="ts", which finds a wrong product and a wrong field', async () => {
    const { output } = await folder!.run('vue-tsc/bin/vue-tsc.js', ['--noEmit', '--pretty', 'false']);
    const errors = output.split('\n').filter((line) => /error TS/.test(line));
    assert.deepEqual(
      errors.filter((line) => !line.startsWith('Wrong.vue')),
      [],
    );
    assert.match(output, /'number' is not assignable/);
    assert.match(output, /'basket' does not exist on type 'StoreCartChangeEvent'/);
  });

  it('pass svelte-check as pasted and with lang="ts", which finds a wrong product and a wrong field', async () => {
    const { output } = await folder!.run('svelte-check/bin/svelte-check', ['--output', 'machine']);
    const errors = output.split('\n').filter((line) => / (ERROR|WARNING) /.test(line));
    assert.match(output, /COMPLETED [1-9]/);
    assert.deepEqual(
      errors.filter((line) => !line.includes('Wrong.svelte')),
      [],
    );
    assert.match(output, /'number' is not assignable/);
    assert.match(output, /'basket' does not exist on type 'StoreCartChangeEvent'/);
  });

  it('compile without the types of React, with every declaration checked', async () => {
    const { code, output } = await folder!.run('typescript/bin/tsc', ['--project', 'plain.json']);
    assert.equal(code, 0, output);
  });
});
