import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn, examplesIn } from '../support/examples.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const DOCUMENT = 'docs/frameworks.md';
const vue = exampleIn(DOCUMENT, 'vue');
const svelte = exampleIn(DOCUMENT, 'svelte');

const withTypes = (component: string) => component.replace('<script>', '<script lang="ts">');

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

// Of two sentences of the document.
const STRICT_VUE = JSON.stringify({
  extends: './tsconfig.json',
  include: ['*.vue'],
  vueCompilerOptions: { strictTemplates: true },
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
const price: string | undefined = mug.structuredContent.variants?.[0]?.priceMoney?.value;
// @ts-expect-error a price has a currency
button.product = { id: 'mug', structuredContent: { productType: 1, variants: [{ priceMoney: { value: price ?? '' } }] } };
button.product = { id: 'mug', structuredContent: { productType: 1, priceMoney: { decimalValue: '18.00', currencyCode: 'USD' } } };
// @ts-expect-error a product has an id
button.product = { title: 'Mug', structuredContent: { productType: 1 } };
document.createElement('store-config').currency = 'EUR';
// @ts-expect-error no such currency
document.createElement('store-config').currency = 'euros';
// @ts-expect-error no such corner
document.createElement('cart-pill').position = 'middle';
export const count: number = storefront().cart.$count.get();
`;

/** Listeners around the tags, because the events bubble, and a reference to a tag. */
const AROUND = {
  'Around.vue': `<script setup lang="ts">
import { useTemplateRef } from 'vue';
import type { CartDrawerElement } from 'storefront-elements';
import 'storefront-elements/vue';
const drawer = useTemplateRef<CartDrawerElement>('drawer');
</script>
<template>
  <div @store-cart-change="(event) => console.log(event.cart?.totalQuantity)" @click="drawer?.open()">
    <cart-drawer ref="drawer" />
  </div>
</template>`,
  'Around.svelte': `<script lang="ts">
  import type { CartDrawerElement } from 'storefront-elements';
  import 'storefront-elements/svelte';
  let drawer = $state<CartDrawerElement>();
</script>
<svelte:window onstore-cart-add={(event) => event.quantity.toFixed()} />
<svelte:document onstore-cart-change={(event) => event.cart?.totalQuantity} />
<svelte:body onstore-cart-add={(event) => event.quantity.toFixed()} />
<div onstore-cart-change={(event) => event.cart?.totalQuantity}></div>
<cart-drawer bind:this={drawer}></cart-drawer>
<button onclick={() => drawer?.open()}>Cart</button>`,
};

/** The errors that the checkers must report. */
const MISTAKES = {
  'Wrong.vue': vue.replace(':product="product"', ':product="7"').replace('event.cart?.', 'event.basket?.'),
  'WrongAround.vue': AROUND['Around.vue'].replace('totalQuantity', 'totalCount'),
  'WrongAround.svelte': AROUND['Around.svelte'].replace('event.quantity', 'event.count'),
  'Wrong.svelte': svelte.replace('{product} ', 'product={7} ').replace('event.cart?.', 'event.basket?.'),
};

describe('the components of docs/frameworks.md', () => {
  let folder: UsersFolder | undefined;
  before(async () => {
    folder = await makeUsersFolder(
      {
        'tsconfig.json': TSCONFIG,
        'strict-vue.json': STRICT_VUE,
        'Unknown.vue': vue.replace('<cart-pill', '<cart-pill place="top"'),
        'plain.json': STRICT,
        'plain/use.ts': PLAIN,
        ...Object.fromEntries(
          examplesIn(DOCUMENT, 'vue').map((component, index) => [`Pasted${index}.vue`, component]),
        ),
        ...Object.fromEntries(
          examplesIn(DOCUMENT, 'svelte').flatMap((component, index) => [
            [`Pasted${index}.svelte`, component],
            [`Typed${index}.svelte`, withTypes(component)],
          ]),
        ),
        ...AROUND,
        ...MISTAKES,
      },
      ['@lit/reactive-element', '@nanostores/react', 'nanostores', 'svelte', 'vue'],
    );
  });
  after(() => {
    if (folder) removeFolder(folder.path);
  });

  it('pass vue-tsc as pasted, which finds a wrong product and a wrong field', async () => {
    const { output } = await folder!.run('vue-tsc/bin/vue-tsc.js', ['--noEmit', '--pretty', 'false']);
    assert.doesNotMatch(output, /'place'/);
    const errors = output.split('\n').filter((line) => /error TS/.test(line));
    assert.deepEqual(
      errors.filter((line) => !/^Wrong\w*\.vue/.test(line)),
      [],
    );
    assert.match(output, /'number' is not assignable/);
    assert.match(output, /'basket' does not exist on type 'StoreCartChangeEvent'/);
    assert.match(output, /^WrongAround\.vue.+'totalCount' does not exist on type 'Cart'/m);
  });

  it('pass vue-tsc with strictTemplates, which finds an unknown attribute', async () => {
    const args = ['--noEmit', '--pretty', 'false', '--project', 'strict-vue.json'];
    const { output } = await folder!.run('vue-tsc/bin/vue-tsc.js', args);
    assert.match(output, /^Unknown\.vue.+'place' does not exist/m);
    assert.doesNotMatch(output, /^Pasted/m);
  });

  it('pass svelte-check as pasted and with lang="ts", which finds a wrong product and a wrong field', async () => {
    const { output } = await folder!.run('svelte-check/bin/svelte-check', ['--output', 'machine']);
    const errors = output.split('\n').filter((line) => / (ERROR|WARNING) /.test(line));
    assert.match(output, /COMPLETED [1-9]/);
    assert.deepEqual(
      errors.filter((line) => !/Wrong\w*\.svelte/.test(line)),
      [],
    );
    assert.match(output, /'number' is not assignable/);
    assert.match(output, /'basket' does not exist on type 'StoreCartChangeEvent'/);
    assert.match(output, /WrongAround\.svelte.+'count' does not exist on type 'StoreCartAddEvent'/);
  });

  it('compile without the types of React, with every declaration checked', async () => {
    const { code, output } = await folder!.run('typescript/bin/tsc', ['--project', 'plain.json']);
    assert.equal(code, 0, output);
  });
});
