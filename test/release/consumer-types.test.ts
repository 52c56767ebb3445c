import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../../tools/run.mjs';
import { examplesIn } from '../support/examples.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const USE = `
import { configureStore, StoreErrorEvent, type Cart, type ProductItem, type TagName } from 'storefront-elements';
import type { ProductData } from 'storefront-elements/core/template';
import 'storefront-elements/cart-pill';
import { storefront } from 'storefront-elements/all';
import { discover } from 'storefront-elements/autoloader';
import { StoreAddToCartElement } from 'storefront-elements/store-add-to-cart';
import { confirm, type Confirmation } from 'storefront-elements/dialog';
import { formatMoney, money } from 'storefront-elements/core/money';
import { mugProduct, useMemoryStore } from 'storefront-elements/testing';
import { describeCartGateway, type CartSuiteOptions } from 'storefront-elements/testing/gateways';

const question: Confirmation = { question: 'Delete?', confirmText: 'Delete', closesItself: false, life: new AbortController().signal };
confirm(question).then((isConfirmed: boolean) => isConfirmed);
// @ts-expect-error nothing is asked
confirm({});
declare const suite: CartSuiteOptions;
describeCartGateway('mine', { ...suite, does: { versions: false, codes: { code: 'TEN', percentOff: 10 } } });
// @ts-expect-error nothing is called so
describeCartGateway('mine', { ...suite, does: { version: false } });
configureStore({ currency: 'EUR', urls: { cart: '/basket' }, pageType: 'show-cart', reportError: (error, { context }) => [error, context] });
// @ts-expect-error there is no such currency
configureStore({ currency: 'euros' });
// @ts-expect-error there is no such place
configureStore({ urls: { basket: '/basket' } });
configureStore({ strings: { addToCart: 'Buy', itemCount: { one: '{n} thing', other: '{n} things' } } });
// @ts-expect-error there is no such word
configureStore({ strings: { addToBasket: 'Buy' } });
// @ts-expect-error one text has no forms
configureStore({ strings: { addToCart: { other: 'Buy' } } });
// @ts-expect-error forms need one for all other numbers
configureStore({ strings: { itemCount: { one: '{n} thing' } } });
const text: string = formatMoney(money(1, 'EUR'));
const cart: Cart | null = storefront().cart.$cart.get();
const position: string = document.createElement('cart-pill').position;
const element: StoreAddToCartElement | null = document.querySelector('store-add-to-cart');
element?.addEventListener('store-cart-add', (event) => event.quantity.toFixed());
document.addEventListener('store-ready', (event) => event.tags.join());
await discover(document);
(await useMemoryStore([mugProduct])).failNext('timeout');
// @ts-expect-error there is no such tag
const tag: TagName = 'store-nothing';
// @ts-expect-error a product has no such event
element?.addEventListener('store-error', (event) => event.quantity);
// Templates print the types that tags accept.
declare const printed: ProductData;
const item: ProductItem = printed;
export { cart, item, position, StoreErrorEvent, tag, text };
`;

const JSX = `
import type { ProductItem } from 'storefront-elements';
import type {} from 'storefront-elements/jsx';

export function Shop({ item }: { item: ProductItem }) {
  return (
    <store-product product={item}>
      <store-add-to-cart options="radio" button-text="Buy" onstore-cart-add={(event) => event.quantity.toFixed()} />
      <store-add-to-cart product={JSON.stringify(item)} buttonText="Buy" />
      <cart-pill position="top-right" className="pill" />
      <store-config apiRoot="/shop" captcha-site-key="key" currency="EUR" />
      {/* @ts-expect-error no such position */}
      <cart-pill position={1} />
      <store-cart minimum-subtotal-cents={2000} checkoutHref="/pay" locale="de-DE" />
      {/* @ts-expect-error a product has an id and structuredContent */}
      <store-product product={{ title: 'Mug' }} />
      {/* @ts-expect-error a method is no property */}
      <store-cart requestUpdate={() => undefined} />
    </store-product>
  );
}
`;

const COMPONENTS = `
import { createRef } from 'react';
import type { ProductItem, StoreAddToCartElement } from 'storefront-elements';
import { CartPill, StoreAddToCart, StoreCart, StoreProduct } from 'storefront-elements/react';

const ref = createRef<StoreAddToCartElement>();
const pill = createRef<HTMLAnchorElement>();

export function Shop({ item }: { item: ProductItem }) {
  return (
    <StoreProduct product={item} className="card" style={{ color: 'red' }} hidden data-place="top">
      <StoreAddToCart ref={ref} key="buy" slot="buy" options="radio" buttonText="Buy" quantity={2} express sticky="always"
        onStoreCartAdd={(event) => event.quantity.toFixed()} onClick={(event) => event.currentTarget.ready} />
      <StoreAddToCart product={JSON.stringify(item)} aria-label="Buy" />
      {/* @ts-expect-error no such position */}
      <CartPill position="middle" />
      {/* @ts-expect-error no such prop */}
      <CartPill place="top-left" />
      {/* @ts-expect-error no such event */}
      <StoreAddToCart onStoreBasketAdd={() => undefined} />
      {/* @ts-expect-error the event has no such field */}
      <StoreAddToCart onStoreError={(event) => event.quantity} />
      {/* @ts-expect-error a product has an id and structuredContent */}
      <StoreProduct product={{ title: 'Mug' }} />
      {/* @ts-expect-error a method is no prop */}
      <StoreCart requestUpdate={() => undefined} />
      {/* @ts-expect-error another element */}
      <CartPill ref={pill} />
    </StoreProduct>
  );
}
`;

// Names that the documents' examples assume.
const AROUND_EXAMPLES = `
declare const myReports: { send(error: unknown, context: string): void };
`;

const DOCUMENTS = ['analytics', 'frameworks', 'programming-interface', 'settings'];

// test/release/framework-conformance.test.ts builds those of Angular and Solid, test/build/in-apps-with-vite.test.ts Vite's.
const EXAMPLES = ['ts', 'tsx'].flatMap((language) =>
  DOCUMENTS.flatMap((document) => examplesIn(`docs/${document}.md`, language))
    .filter(
      (code) => !/'(@angular\/core|solid-js|storefront-elements\/solid|@vitejs\/plugin-vue)'/.test(code),
    )
    .map((code, index) => [`example-${index}.${language}`, `${code}\nexport {};\n`] as const),
);

const SETUPS: Readonly<Record<string, ts.CompilerOptions>> = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
};

describe('the types of the package', () => {
  let folder = '';

  before(() => {
    folder = makeTemporaryFolder({
      'package.json': '{ "type": "module" }',
      'use.ts': USE,
      'shop.tsx': JSX,
      'components.tsx': COMPONENTS,
      'around.d.ts': AROUND_EXAMPLES,
      ...Object.fromEntries(EXAMPLES),
      'node_modules/.keep': '',
    });
    for (const [name, target] of [
      ['storefront-elements', ROOT],
      ['react', path.join(ROOT, 'node_modules/react')],
      ['lit', path.join(ROOT, 'node_modules/lit')],
      ['@types', path.join(ROOT, 'node_modules/@types')],
    ] as const) {
      symlinkSync(target, path.join(folder, 'node_modules', name), 'dir');
    }
  });

  after(() => {
    removeFolder(folder);
  });

  it('are used by at least four examples of the documents', () => {
    assert.ok(EXAMPLES.length >= 4, EXAMPLES.map(([file]) => file).join());
  });

  for (const [name, options] of Object.entries(SETUPS)) {
    it(`compile under ${name} resolution, with the documents' examples and every declaration checked`, () => {
      const files = [
        'use.ts',
        'shop.tsx',
        'components.tsx',
        'around.d.ts',
        ...EXAMPLES.map(([file]) => file),
      ];
      const program = ts.createProgram(
        files.map((file) => path.join(folder, file)),
        {
          ...options,
          target: ts.ScriptTarget.ES2022,
          lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
          jsx: ts.JsxEmit.ReactJSX,
          strict: true,
          noEmit: true,
          skipLibCheck: false,
          // Excludes those of the language and of the DOM.
          skipDefaultLibCheck: true,
          types: [],
        },
      );
      const diagnostics = ts.getPreEmitDiagnostics(program);
      assert.equal(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})), '');
    });
  }
});
